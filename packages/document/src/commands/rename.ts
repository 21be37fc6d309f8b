import { renameNode } from '../operations/rename-node.ts';
import { NAME_LENGTH } from '../read/node-shape.ts';
import { refuse } from '../rules/answer.ts';
import { updateStyleAnswer } from '../rules/in-place.ts';
import { unlinkedAnswer } from '../rules/linked.ts';
import type { Change, CommandInput } from './change.ts';
import type { RenameCommand } from './command.ts';

/** Names a node in the layers tree. */
export function rename({ document, context }: CommandInput, { id, name }: RenameCommand): Change {
  const answer = updateStyleAnswer(document, context, [id]);
  if (!answer.ok) return answer;
  const own = unlinkedAnswer(document, [id]);
  if (!own.ok) return own;
  if (name.trim().length > NAME_LENGTH) return refuse('INVALID_VALUE');
  return { ok: true, document: renameNode(document, { id, name }), ids: [id] };
}
