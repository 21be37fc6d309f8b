import type { GridItem } from './grid-item.ts';

/** Returns the ids marked after an item was toggled; with a range, all items from the one toggled before get its state. */
export function toggled(
  items: readonly GridItem[],
  ids: ReadonlySet<string>,
  id: string,
  from: string | null,
): ReadonlySet<string> {
  const next = new Set(ids);
  const mark = !ids.has(id);
  const ends = [id, from ?? id].map((one) => items.findIndex((item) => item.id === one));
  const start = Math.min(...ends);
  const range = start < 0 ? [id] : items.slice(start, Math.max(...ends) + 1).map((item) => item.id);
  for (const one of range) {
    if (mark) next.add(one);
    else next.delete(one);
  }
  return next;
}
