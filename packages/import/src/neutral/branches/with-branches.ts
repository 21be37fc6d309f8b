import { type DisplayCondition, negatedCondition } from '@mailwright/contract';
import { COLUMN_TYPE, type DocumentNode, isNodeCondition } from '@mailwright/document';

/** A node, or a tag that could not be read and the node that holds it. */
export type BranchPart = DocumentNode | { readonly tag: string; readonly holder: DocumentNode };

/** Parts that are shown if the condition holds and no earlier one does; null: if none of them holds. */
export interface Branch {
  readonly condition: DisplayCondition | null;
  readonly parts: readonly BranchPart[];
}

/**
 * Parts that are tested for one after the other, each with a condition that holds of it alone: that of the mail knows no
 * third way. null where one of them cannot be said, or where parts beside each other would leave gaps.
 */
export function withChain(branches: readonly Branch[]): readonly DocumentNode[] | null {
  const made: DocumentNode[] = [];
  const earlier: DisplayCondition[] = [];
  for (const { condition, parts } of branches) {
    const alone = parts.length === 0 ? undefined : holdingAlone(condition, earlier);
    if (alone === null) return null;
    const nodes = alone ? withBranches(alone, parts, []) : [];
    if (!nodes || nodes.some(({ type }) => type === COLUMN_TYPE)) return null;
    made.push(...nodes);
    if (condition) earlier.push(condition);
  }
  return made.length > 0 ? made : null;
}

/** A condition that holds where none of the earlier ones does; null where no one condition says it. */
function holdingAlone(
  condition: DisplayCondition | null,
  earlier: readonly DisplayCondition[],
): DisplayCondition | null {
  if (condition && !isAll(condition)) return null;
  const own = condition?.tests ?? [];
  const others: DisplayCondition['tests'][number][] = [];
  for (const each of earlier) {
    const opposite = negatedCondition(each);
    if (!opposite || !isAll(opposite)) return null;
    others.push(...opposite.tests.filter((test) => !own.some((known) => isSaidBy(known, test))));
  }
  return { match: 'all', tests: [...others, ...own] };
}

type Test = DisplayCondition['tests'][number];

/** Returns whether a known test implies another: a field that is one value is not a different value. */
function isSaidBy(known: Test, { field, operator, value = '' }: Test): boolean {
  const isOther = known.value?.trim().toLowerCase() !== value.trim().toLowerCase();
  return known.operator === 'is' && operator === 'is-not' && known.field === field && isOther;
}

function isAll({ match, tests }: DisplayCondition): boolean {
  return match === 'all' || tests.length === 1;
}

/** Nodes that a condition shows, and those shown otherwise; null where they cannot have it. */
export function withBranches(
  condition: DisplayCondition,
  shown: readonly BranchPart[],
  otherwise: readonly BranchPart[],
): readonly DocumentNode[] | null {
  const nodes = [...shown, ...otherwise];
  if (nodes.length === 0 || nodes.some((part) => 'tag' in part) || !isNodeCondition(condition)) return null;
  const own = shown as readonly DocumentNode[];
  const others = otherwise as readonly DocumentNode[];
  if (own.length === 0) {
    const opposite = negatedCondition(condition);
    return opposite ? withBranches(opposite, others, []) : null;
  }
  const isColumn = nodes.some((node) => 'type' in node && node.type === COLUMN_TYPE);
  if (others.length > 0 && (others.some((node) => node.condition) || (isColumn && own.length + others.length > 2)))
    return null;
  const first = own.map((node) => withBoth(node, condition, others.length > 0));
  if (first.includes(null)) return null;
  return [
    ...(first as readonly DocumentNode[]),
    ...others.map((node): DocumentNode => ({ ...node, condition: { otherwise: true } })),
  ];
}

/** A node with one more condition around its own; null where no one condition says both. */
function withBoth(node: DocumentNode, condition: DisplayCondition, hasOther: boolean): DocumentNode | null {
  const inner = node.condition;
  if (!inner) return { ...node, condition };
  if (hasOther || 'otherwise' in inner) return null;
  const both: DisplayCondition = { match: 'all', tests: [...condition.tests, ...inner.tests] };
  return isAll(condition) && isAll(inner) && isNodeCondition(both) ? { ...node, condition: both } : null;
}
