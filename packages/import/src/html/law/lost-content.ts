import type { HtmlElement } from '@mailwright/island';
import { lostWords } from '../../law/lost-words.ts';
import type { MadeContent } from '../../law/made-content.ts';
import type { SourcePart } from './source-content.ts';

/** The parts of a source that are not in what was made of it; `shown` are images of which blocks have their own version. */
export function lostContent(
  parts: readonly SourcePart[],
  made: MadeContent,
  shown: ReadonlySet<HtmlElement>,
): readonly SourcePart[] {
  const words = parts.filter(({ kind }) => kind === 'word');
  const lost = lostWords(
    words.map(({ value }) => value),
    made.words,
  );
  const images = new Map<string, number>();
  return [
    ...words.filter((_, index) => lost.has(index)),
    ...parts.filter(({ kind, value, element }) => {
      if (kind === 'word') return false;
      if (kind === 'background' && value.startsWith('#')) return !made.colors.has(value.toLowerCase());
      if (kind !== 'image') return !made.holds(value);
      if (shown.has(element)) return false;
      const count = (images.get(value) ?? 0) + 1;
      images.set(value, count);
      return !made.holds(value) || made.images(value) < count;
    }),
  ];
}
