import { isJsonObject, type JsonObject, type JsonValue } from '@mailwright/document';

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

/** The list with the item at `index` twice, the copy after it. */
export function withCopy<T>(items: readonly T[], index: number): readonly T[] {
  const item = items[index];
  return item === undefined ? items : items.toSpliced(index + 1, 0, item);
}

/** Where the item at `index` stands once the item at `from` has gone to `to`. */
export function placeAfterMove(index: number, from: number, to: number): number {
  if (index === from) return to;
  if (from < index && index <= to) return index - 1;
  return to <= index && index < from ? index + 1 : index;
}

/** Where an item dragged to this height would come to stand, among rows with these middles. */
export function placeAtHeight(middles: readonly number[], from: number, y: number): number {
  return middles.filter((middle, index) => index !== from && middle < y).length;
}
