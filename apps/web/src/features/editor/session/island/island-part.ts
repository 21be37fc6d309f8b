import type { Editor, NodeId } from '@mailwright/document';
import type { ViewStore } from '../view/view-store.ts';

/** An element of a node's foreign HTML, by its place among the opening tags of the source. */
export interface IslandPart {
  readonly nodeId: NodeId;
  readonly index: number;
}

/** What a part is selected in. */
export interface PartScene {
  readonly editor: Editor;
  readonly view: ViewStore;
}

/** The selected part; none when its node is not what is selected. */
export function selectedPart({ editor, view }: PartScene): IslandPart | null {
  const { part } = view.getState();
  const { selection } = editor.getState();
  return part !== null && selection.length === 1 && selection[0] === part.nodeId ? part : null;
}

/** Selects a part with its node; null leaves the node selected as a whole. */
export function selectPart({ editor, view }: PartScene, part: IslandPart | null): void {
  if (part) editor.select([part.nodeId]);
  view.setState(isSamePart(part, view.getState().part) ? { part } : { part, outlookToo: true });
}

/** Forgets the part as soon as something else is selected, so that it does not come back with its node. */
export function followSelection({ editor, view }: PartScene): () => void {
  return editor.subscribe(({ selection }, previous) => {
    if (selection === previous.selection) return;
    const { part } = view.getState();
    if (part && (selection.length !== 1 || selection[0] !== part.nodeId)) view.setState({ part: null });
  });
}

export function isSamePart(a: IslandPart | null, b: IslandPart | null): boolean {
  return a?.nodeId === b?.nodeId && a?.index === b?.index;
}
