import { definitionOf } from '../definition-of.ts';
import { losesConditions, setColumns } from '../operations/set-columns.ts';
import { updateProps } from '../operations/update-props.ts';
import { refuse } from '../rules/answer.ts';
import { updatePropsAnswer } from '../rules/in-place.ts';
import { unlinkedAnswer } from '../rules/linked.ts';
import { fromSeed } from '../seed.ts';
import { findNode } from '../tree/locate.ts';
import { childrenOf } from '../tree/walk.ts';
import type { Change, CommandInput } from './change.ts';
import type { SetLayoutCommand } from './command.ts';

/** Shares a container's width among another number of columns, or otherwise among as many. What they hold stays. */
export function setLayout({ document, context, newId }: CommandInput, { id, shares }: SetLayoutCommand): Change {
  const answer = updatePropsAnswer(document, context, id);
  if (!answer.ok) return answer;
  const own = unlinkedAnswer(document, [id]);
  if (!own.ok) return own;
  const node = findNode(document, id);
  const block = node && definitionOf(node.type, context.registry);
  const [column] = block?.tiles[0]?.create().children ?? [];
  if (!node || !block?.split || !column) return refuse('NOT_HERE');
  const patch = { [block.split.prop]: shares };
  if (!block.schema.safeParse({ ...node.props, ...patch }).success) return refuse('INVALID_VALUE');
  if (losesConditions(childrenOf(node), shares.length)) return refuse('OTHERWISE_PARTED');
  const create = () => fromSeed({ ...column, children: [] }, context.registry, newId);
  const columns = setColumns(document, { id, count: shares.length, create });
  return {
    ok: true,
    document: updateProps(columns, { id, patch }),
    ids: [id],
  };
}
