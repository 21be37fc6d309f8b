import { findNode, ISLAND_TYPE, type NodeId } from '@mailwright/document';
import { toast } from '../../../../../shared/ui/toast/toast.tsx';
import { selectedPart, selectPart } from '../../../session/island/island-part.ts';
import { islandCode } from '../../../session/island/load-island-code.ts';
import { partRefusal } from '../../../session/island/part-refusal.ts';
import { refusalSentence } from '../../../session/refusal.ts';
import type { Point } from '../../geometry.ts';
import type { Stage } from '../../stage.ts';
import { partAt } from '../part-element.ts';

/** What came of opening a text of foreign HTML. `nothing`: there is none, or it is none of foreign HTML. */
export type Opening = 'opened' | 'refused' | 'nothing';

/**
 * Opens the text of foreign HTML at a point of the frame, or that of the selected part; says why when it cannot be. An
 * image opens its own inputs in the panel.
 */
export function openPartText(stage: Stage, nodeId: NodeId, point: Point | null): Opening {
  const { editor, view } = stage;
  const { document } = editor.getState();
  const part = point ? partAt(stage, point) : selectedPart(stage);
  const code = islandCode();
  if (!code || findNode(document, nodeId)?.type !== ISLAND_TYPE) return 'nothing';
  if (part ? part.nodeId !== nodeId : !point) return 'nothing';
  const words = code.partWords(document, nodeId, part?.index ?? null);
  const isImage = part !== null && words?.elements[part.index]?.tag === 'img';
  if (isImage && !view.getState().compact) {
    selectPart(stage, part);
    view.setState({ panelFocus: 'image' });
    return 'opened';
  }
  if (!words?.isText || isImage) return 'nothing';
  if (editor.context.readOnly || words.refusal !== null) {
    toast.error(words.refusal === null ? refusalSentence('READ_ONLY') : partRefusal(words.refusal));
    return 'refused';
  }
  editor.select([nodeId]);
  selectPart(stage, part);
  view.setState({ editingText: nodeId });
  return 'opened';
}
