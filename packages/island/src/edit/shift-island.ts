import type { Island, IslandElement, SourceRange } from '../island.ts';
import { readPlaces } from './read-tokens.ts';

/**
 * The island after `range` of the source was replaced, when every element stays what it is: a text, or an opening tag
 * with all its attributes. Far cheaper than parsing a long mail again.
 */
export function shiftIsland(island: Island, next: string, range: SourceRange, length: number): Island {
  const by = length - (range.end - range.start);
  const position = (at: number) => (at >= range.end ? at + by : at);
  const shift = ({ start, end }: SourceRange): SourceRange => ({ start: position(start), end: position(end) });
  const attributesOf = (element: IslandElement): IslandElement['attributes'] => {
    const isEdited = element.openTag.start === range.start;
    if (!isEdited) return mapValues(element.attributes, shift);
    const written = next.slice(range.start, range.start + length);
    const move = ({ start, end }: SourceRange) => ({ start: start + range.start, end: end + range.start });
    return mapValues(readPlaces(written), move);
  };
  return {
    elements: island.elements.map((element) => {
      // What ends before the edit keeps all its places.
      if (element.range.end <= range.start) return element;
      return {
        ...element,
        range: shift(element.range),
        openTag: shift(element.openTag),
        closeTag: element.closeTag && shift(element.closeTag),
        attributes: attributesOf(element),
      };
    }),
    texts: island.texts
      .map((text) => (text.range.end < range.start ? text : { ...text, range: shift(text.range) }))
      .filter((text) => next.slice(text.range.start, text.range.end).trim() !== ''),
  };
}

function mapValues<T, U>(record: Readonly<Record<string, T>>, map: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));
}
