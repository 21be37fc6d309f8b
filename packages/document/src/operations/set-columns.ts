import { isElse } from '../conditions/branches.ts';
import type { DocumentNode, EmailDocument, NodeId } from '../node.ts';
import { findNode } from '../tree/locate.ts';
import { replaceChildren } from '../tree/replace.ts';
import { childrenOf } from '../tree/walk.ts';

/**
 * Gives a container another number of columns. Columns beyond it leave what they hold to the last that is kept;
 * `create` makes the ones that are new. Columns that stay are the same objects.
 */
export function setColumns(
  document: EmailDocument,
  input: { readonly id: NodeId; readonly count: number; readonly create: () => DocumentNode },
): EmailDocument {
  const { id, count, create } = input;
  const section = findNode(document, id);
  if (!section || count < 1) return document;
  const columns = childrenOf(section);
  const kept = columns.slice(0, count);
  const last = kept.at(-1);
  const left = columns.slice(count);
  const isFuller = left.some((column) => childrenOf(column).length > 0);
  const full = last && isFuller ? kept.with(-1, withContent(last, contentOf([last, ...left]))) : kept;
  const added = Array.from({ length: count - full.length }, create);
  return replaceChildren(document, id, [...full, ...added]);
}

/**
 * Returns whether content of removed columns would be shown to other readers in the last column that stays: when a
 * column and a node in it both have a condition, or both a list, one node has room for only one of them.
 */
export function losesConditions(columns: readonly DocumentNode[], count: number): boolean {
  const left = columns.slice(count);
  if (count < 1 || !left.some((column) => childrenOf(column).length > 0)) return false;
  const merged = columns.slice(count - 1);
  return merged.some(({ condition, repeat, children = [] }, index) => {
    const owner = merged.slice(0, index).findLast((column) => !isElse(column));
    const isStranded = condition && 'otherwise' in condition && (owner?.children ?? []).length === 0;
    const isTwice = children.some((node) => (condition && node.condition) || (repeat && node.repeat));
    return isTwice || (isStranded === true && children.length > 0);
  });
}

/** A column that holds more: what is for some readers only in it is now its content, not the column itself. */
function withContent(column: DocumentNode, children: readonly DocumentNode[]): DocumentNode {
  const { condition: _, repeat: __, ...own } = column;
  return { ...own, children };
}

/**
 * Returns the content of columns, with their conditions and repeats moved to it, so that the same readers are shown it.
 * Content of an `otherwise` column stays `otherwise` only directly after content that now has its column's condition;
 * elsewhere it would belong to a condition inside of the content.
 */
function contentOf(columns: readonly DocumentNode[]): readonly DocumentNode[] {
  let takesOtherwise = false;
  return columns.flatMap((column) => {
    const { condition, repeat } = column;
    if (!isElse(column)) takesOtherwise = false;
    return childrenOf(column).map((node) => {
      const isGiven = condition !== undefined && !node.condition && (takesOtherwise || !isElse(column));
      takesOtherwise = isGiven;
      const isRepeated = repeat !== undefined && !node.repeat;
      return isGiven || isRepeated ? { ...node, ...(isGiven && { condition }), ...(isRepeated && { repeat }) } : node;
    });
  });
}
