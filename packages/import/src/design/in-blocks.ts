import type { PartNotes } from './part-notes.ts';

/** Number of items that a menu and a row of icons can hold. */
const MAX_ITEMS = 12;

/** More blocks than this of one part are nothing that a person made. */
const MAX_BLOCKS = 10;

/** Items as one block holds them after the other; one without any where there are none. */
export function inBlocks<T>(items: readonly T[], notes: PartNotes): readonly (readonly T[])[] {
  const count = Math.min(MAX_BLOCKS, Math.max(1, Math.ceil(items.length / MAX_ITEMS)));
  if (count > 1) notes.adjust('items');
  return Array.from({ length: count }, (_, index) => items.slice(index * MAX_ITEMS, (index + 1) * MAX_ITEMS));
}
