import type { Transaction } from '@tiptap/pm/state';

/** Kinds of edits: a run of one kind is one undo step, formatting is always a step of its own. */
export type EditKind = 'type' | 'delete' | 'format';

export function editKind(transaction: Transaction): EditKind {
  const before = transaction.before.content.size;
  const after = transaction.doc.content.size;
  if (after === before) return transaction.before.textContent === transaction.doc.textContent ? 'format' : 'type';
  return after > before ? 'type' : 'delete';
}
