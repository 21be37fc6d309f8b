import { findNode, ISLAND_TYPE, isFieldOpen, type NodeId } from '@mailwright/document';
import { toast } from '../../../../../shared/ui/toast/toast.tsx';
import { selectedForeignElement, selectForeignElement } from '../../../core/island/foreign-element.ts';
import { foreignRefusal } from '../../../core/island/foreign-refusal.ts';
import { islandCode } from '../../../core/island/load-island-code.ts';
import { refusalSentence } from '../../../core/session/refusal.ts';
import type { Point } from '../../geometry.ts';
import type { Stage } from '../../stage.ts';
import { foreignElementAt } from '../foreign-dom-element.ts';

/**
 * Result of opening a text of foreign HTML. `image`: it is an image, which is now selected. `nothing`: there is no text,
 * or it is not foreign HTML.
 */
export type Opening = 'opened' | 'refused' | 'image' | 'nothing';

/**
 * Opens the text of foreign HTML at a point of the frame, or that of the selected foreign element; says why when it
 * cannot be. An image opens its own inputs in the panel.
 */
export function openForeignText(stage: Stage, nodeId: NodeId, point: Point | null): Opening {
  const { editor, view } = stage;
  const { document } = editor.getState();
  const foreignElement = point ? foreignElementAt(stage, point) : selectedForeignElement(stage);
  const code = islandCode();
  if (!code || findNode(document, nodeId)?.type !== ISLAND_TYPE) return 'nothing';
  if (foreignElement ? foreignElement.nodeId !== nodeId : !point) return 'nothing';
  const words = code.foreignText(document, nodeId, foreignElement?.index ?? null);
  const isImage = foreignElement !== null && words?.elements[foreignElement.index]?.tag === 'img';
  if (isImage) {
    selectForeignElement(stage, foreignElement);
    return 'image';
  }
  if (!words?.isText) return 'nothing';
  if (editor.context.readOnly || words.refusal !== null) {
    toast.error(words.refusal === null ? refusalSentence('READ_ONLY') : foreignRefusal(words.refusal));
    return 'refused';
  }
  editor.select([nodeId]);
  selectForeignElement(stage, foreignElement);
  if (!isFieldOpen(document, nodeId, 'source', editor.context.registry)) {
    toast.error(refusalSentence('IN_LINKED_MODULE'));
    return 'refused';
  }
  view.setState({ editingText: nodeId });
  return 'opened';
}
