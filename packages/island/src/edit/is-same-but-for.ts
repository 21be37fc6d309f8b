import type { Island, IslandElement, IslandText, SourceRange } from '../island.ts';

/**
 * Returns whether a browser finds the same elements and texts in two sources that differ in one range, a text or an opening
 * tag: each in the same place, written in the same way. The text in that range may have become empty.
 */
export function isSameButFor(range: SourceRange, source: string, before: Island, next: string, after: Island): boolean {
  const isChanged = (place: SourceRange) => place.start === range.start;
  const sameElements =
    before.elements.length === after.elements.length &&
    before.elements.every((element, index) => {
      const now = after.elements[index];
      return (
        now !== undefined &&
        isAlike(element, now) &&
        (isChanged(element.openTag) || written(source, element.openTag) === written(next, now.openTag))
      );
    });
  if (!sameElements) return false;
  const others = (source: string, { texts }: Island) =>
    texts.filter((text) => !isChanged(text.range)).map((text) => [text.parent, written(source, text.range)].join(' '));
  const [old, now] = [others(source, before), others(next, after)];
  return old.length === now.length && old.every((text, index) => text === now[index]);
}

function isAlike(a: IslandElement, b: IslandElement): boolean {
  return a.tag === b.tag && a.parent === b.parent && a.readOnly === b.readOnly;
}

function written(source: string, { start, end }: IslandText['range']): string {
  return source.slice(start, end);
}
