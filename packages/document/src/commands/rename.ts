import type { NodeId } from '../node.ts';
import { renameNode } from '../operations/rename-node.ts';
import { NAME_LENGTH } from '../read/node-shape.ts';
import { refuse } from '../rules/answer.ts';
import { updateStyleAnswer } from '../rules/in-place.ts';
import { findNode } from '../tree/locate.ts';
import { type Change, type CommandInput, labelFor } from './change.ts';

/** Names a node in the layers tree. */
export function rename({ document, context }: CommandInput, id: NodeId, name: string): Change {
  const answer = updateStyleAnswer(document, context, [id]);
  if (!answer.ok) return answer;
  const node = findNode(document, id);
  if (!node || name.trim().length > NAME_LENGTH) return refuse('INVALID_VALUE');
  return { ok: true, document: renameNode(document, { id, name }), ids: [id], label: labelFor('rename', [node]) };
}
