import { definitionOf } from '../definition-of.ts';
import { openableFields } from '../modules/openable-fields.ts';
import { refuse } from '../rules/answer.ts';
import { readableAnswer } from '../rules/in-place.ts';
import { unlinkedAnswer } from '../rules/linked.ts';
import { sameJson } from '../same-json.ts';
import { findNode } from '../tree/locate.ts';
import { replaceNode } from '../tree/replace.ts';
import type { Change, CommandInput } from './change.ts';
import type { SetOpenFieldsCommand } from './command.ts';

/** Says which fields of a node mails may change where the module is linked. */
export function setOpenFields({ document, context }: CommandInput, { id, open: wanted }: SetOpenFieldsCommand): Change {
  const answer = readableAnswer(document, context, [id]);
  if (!answer.ok) return answer;
  const own = unlinkedAnswer(document, [id]);
  if (!own.ok) return own;
  const definition = definitionOf(findNode(document, id)?.type ?? '', context.registry);
  const keys = definition ? openableFields(definition).map(({ key }) => key) : [];
  if (!wanted.every((key) => keys.includes(key))) return refuse('INVALID_VALUE');
  const open = keys.filter((key) => wanted.includes(key));
  const next = replaceNode(document, id, (node) => {
    const { open: before = [], ...closed } = node;
    if (sameJson(before, open)) return node;
    return open.length > 0 ? { ...closed, open } : closed;
  });
  return { ok: true, document: next, ids: [id] };
}
