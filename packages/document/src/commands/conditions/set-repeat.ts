import { isFieldName } from '@mailwright/contract';
import { refuse } from '../../rules/answer.ts';
import { replaceNode } from '../../tree/replace.ts';
import type { Change, CommandInput } from '../change.ts';
import type { SetRepeatCommand } from '../command.ts';
import { areNamesAllowed, asOfMail, variableAnswer, wholeOf } from './set-condition.ts';

/** Shows a node once for each entry of a list, or once again. */
export function setRepeat(input: CommandInput, { id, list }: SetRepeatCommand): Change {
  const answer = variableAnswer(input, id);
  if (!answer.ok) return answer;
  if (list !== '' && !(isFieldName(list) && areNamesAllowed(input, [list]))) return refuse('INVALID_VALUE');
  // Several nodes would each be repeated on their own.
  if (wholeOf(input, id).length > 1) return refuse('IN_LINKED_MODULE');
  const document = replaceNode(input.document, id, (node) => {
    if ((node.repeat?.list ?? '') === list) return node;
    const { repeat: _, ...once } = node;
    return asOfMail(node, list === '' ? once : { ...once, repeat: { list } });
  });
  return { ok: true, document, ids: [id] };
}
