import { islandOf } from './island-of.ts';

/** The words of an element of foreign HTML, or the text of the picture in it. */
export function linkWords(source: string, index: number): string {
  const island = islandOf(source);
  const element = island?.elements[index];
  if (!island || !element) return '';
  const { start, end } = element.range;
  const within = source.slice(start, end);
  const words = island.texts
    .filter(({ range, readOnly }) => range.start >= start && range.end <= end && readOnly !== 'code')
    .map(({ range }) => source.slice(range.start, range.end))
    .join(' ');
  const text = words || /\salt\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(within)?.slice(1).find(Boolean) || '';
  return new DOMParser().parseFromString(text, 'text/html').body.textContent.replace(/\s+/g, ' ').trim();
}
