import { isFieldName } from '../../conditions/node-condition.ts';
import { refuse } from '../../rules/answer.ts';
import { replaceNode } from '../../tree/replace.ts';
import type { Change, CommandInput } from '../change.ts';
import type { SetRepeatCommand } from '../command.ts';
import { variableAnswer } from './set-condition.ts';

/** Shows a node once for each entry of a list, or once again. */
export function setRepeat(input: CommandInput, { id, list }: SetRepeatCommand): Change {
  const answer = variableAnswer(input, id);
  if (!answer.ok) return answer;
  if (list !== '' && !isFieldName(list)) return refuse('INVALID_VALUE');
  const document = replaceNode(input.document, id, (node) => {
    if ((node.repeat?.list ?? '') === list) return node;
    const { repeat: _, ...once } = node;
    return list === '' ? once : { ...once, repeat: { list } };
  });
  return { ok: true, document, ids: [id] };
}
