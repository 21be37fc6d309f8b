import type { NewPicture } from '../../core/images/arriving-images.ts';
import type { PastedContent } from './paste-content.ts';

/** Pattern of the markup around an image that a browser copied, which itself shows nothing. */
const SHOWS_NOTHING = /<!--[\s\S]*?-->|<(style|title)\b[\s\S]*?<\/\1>|<(?!img\b)[^>]*>|&nbsp;/gi;
const ONE_PICTURE = /^<img\b[^>]*>$/i;
const ALT = /\salt="([^"]*)"/i;

/**
 * The pictures that a paste brings, when it brings nothing else: a screenshot, files, or a picture of a page, which comes
 * as bytes beside its HTML. Spreadsheets and documents put a picture of themselves beside their words: those are meant.
 */
export function picturesIn({ html, files }: Pick<PastedContent, 'html' | 'files'>): readonly NewPicture[] {
  const pictures = files.filter(({ type }) => type.startsWith('image/'));
  if (html.trim() === '') return pictures.map((file) => ({ file }));
  const shown = html.replace(SHOWS_NOTHING, '').trim();
  if (!ONE_PICTURE.test(shown)) return [];
  const alt = (ALT.exec(shown)?.[1] ?? '')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
  return pictures.slice(0, 1).map((file) => ({ file, alt }));
}
