import type { Island, IslandElement, SourceRange } from '../island.ts';
import { readPlaces } from './read-tokens.ts';

/**
 * The island after `range` of the source was replaced, when every element and text stays what it is: a text got other
 * words, or an opening tag other attributes. Far cheaper than parsing a long mail again.
 */
export function shiftIsland(island: Island, next: string, range: SourceRange, length: number): Island {
  const by = length - (range.end - range.start);
  const position = (at: number) => (at >= range.end ? at + by : at);
  const shift = ({ start, end }: SourceRange): SourceRange => ({ start: position(start), end: position(end) });
  const shiftElement = (element: IslandElement): IslandElement => {
    const isEdited = element.openTag.start === range.start;
    const { index, tag, parent, closeTag, readOnly } = element;
    return {
      index,
      tag,
      parent,
      range: shift(element.range),
      openTag: shift(element.openTag),
      closeTag: closeTag && shift(closeTag),
      attributes: isEdited ? readPlaces(next.slice(range.start, range.start + length)) : element.attributes,
      readOnly,
    };
  };
  return {
    // What ends before the edit keeps all its places.
    elements: island.elements.map((element) => (element.range.end <= range.start ? element : shiftElement(element))),
    texts: island.texts.map((text) => {
      if (text.range.end < range.start) return text;
      return { range: shift(text.range), parent: text.parent, readOnly: text.readOnly };
    }),
  };
}
