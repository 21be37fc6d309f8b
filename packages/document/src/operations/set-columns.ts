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
  const left = columns.slice(count).flatMap(contentOf);
  const last = kept.at(-1);
  const full = last && left.length > 0 ? kept.with(-1, withContent(last, left)) : kept;
  const added = Array.from({ length: count - full.length }, create);
  return replaceChildren(document, id, [...full, ...added]);
}

/** A column that holds more: what is for some readers only in it is now its content, not the column itself. */
function withContent(column: DocumentNode, more: readonly DocumentNode[]): DocumentNode {
  const { condition: _, repeat: __, ...own } = column;
  return { ...own, children: [...contentOf(column), ...more] };
}

/** What a column holds, shown to whom the column was shown. */
function contentOf(column: DocumentNode): readonly DocumentNode[] {
  const { condition, repeat } = column;
  if (!condition && !repeat) return childrenOf(column);
  return childrenOf(column).map((node) => ({
    ...node,
    ...(condition && !node.condition && { condition }),
    ...(repeat && !node.repeat && { repeat }),
  }));
}
