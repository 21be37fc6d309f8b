import type { Editor, NodeId } from '@mailwright/document';
import type { ViewStore } from '../view/view-store.ts';

/** An element of a node's foreign HTML, by its place among the opening tags of the source. */
export interface ForeignElement {
  readonly nodeId: NodeId;
  readonly index: number;
}

/** Editor and view in which a foreign element is selected. */
export interface ForeignElementScene {
  readonly editor: Editor;
  readonly view: ViewStore;
}

/** The selected foreign element; none when its node is not what is selected. */
export function selectedForeignElement({ editor, view }: ForeignElementScene): ForeignElement | null {
  const { foreignElement } = view.getState();
  const { selection } = editor.getState();
  return foreignElement !== null && selection.length === 1 && selection[0] === foreignElement.nodeId
    ? foreignElement
    : null;
}

/** Selects a foreign element with its node; null leaves the node selected as a whole. */
export function selectForeignElement(
  { editor, view }: ForeignElementScene,
  foreignElement: ForeignElement | null,
): void {
  if (foreignElement) editor.select([foreignElement.nodeId]);
  view.setState(
    isSameForeignElement(foreignElement, view.getState().foreignElement)
      ? { foreignElement }
      : { foreignElement, outlookToo: true },
  );
}

/** Forgets the foreign element as soon as something else is selected, so that it does not come back with its node. */
export function followSelection({ editor, view }: ForeignElementScene): () => void {
  return editor.subscribe(({ selection }, previous) => {
    if (selection === previous.selection) return;
    const { foreignElement } = view.getState();
    if (foreignElement && (selection.length !== 1 || selection[0] !== foreignElement.nodeId))
      view.setState({ foreignElement: null });
  });
}

export function isSameForeignElement(a: ForeignElement | null, b: ForeignElement | null): boolean {
  return a?.nodeId === b?.nodeId && a?.index === b?.index;
}
