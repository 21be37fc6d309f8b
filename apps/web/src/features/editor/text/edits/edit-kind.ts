import type { Slice } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import { ReplaceStep } from '@tiptap/pm/transform';

/** Kinds of edits: a run of one kind is one undo step; what stands alone is always a step of its own. */
export type EditKind = 'type' | 'delete' | 'alone';

/** Says of a transaction that it stands alone, whatever it changes. */
export const STANDS_ALONE = 'standsAlone';

/** Typing over a selection is typing, although it deletes. Formatting, pasting, merge fields and emoji stand alone. */
export function editKind(transaction: Transaction): EditKind {
  const { steps } = transaction;
  const replacing = steps.filter((step) => step instanceof ReplaceStep);
  if (replacing.length < steps.length || replacing.length === 0) return 'alone';
  if (
    transaction.getMeta('paste') ||
    transaction.getMeta(STANDS_ALONE) ||
    replacing.some(({ slice }) => holdsField(slice))
  )
    return 'alone';
  return replacing.some(({ slice }) => slice.size > 0) ? 'type' : 'delete';
}

/** A new field; typing around one replaces words only. */
function holdsField({ content }: Slice): boolean {
  let found = false;
  content.descendants(({ type }) => {
    found ||= type.name === 'mergeField';
  });
  return found;
}
