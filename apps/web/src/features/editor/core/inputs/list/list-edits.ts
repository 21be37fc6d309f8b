import { type ItemId, isJsonObject, type JsonObject, type JsonValue } from '@mailwright/document';

/** The items of a list; none where the value is no list. */
export function itemsOf(value: JsonValue | undefined): readonly JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}

/** The list with the item at `from` standing at `to`. */
export function withMoved<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const moved = items[from];
  if (moved === undefined) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, moved);
}

/** The list with the item at `index` twice, the copy after it, with an id of its own. */
export function withCopy(items: readonly JsonObject[], index: number, id: ItemId): readonly JsonObject[] {
  const item = items[index];
  return item === undefined ? items : items.toSpliced(index + 1, 0, { ...item, id });
}

/** Returns the index to which an item dragged to height `y` would move, among rows with these middles. */
export function placeAtHeight(middles: readonly number[], from: number, y: number): number {
  return middles.filter((middle, index) => index !== from && middle < y).length;
}
