import type { JsonObject } from '@mailwright/document';
import { at, list, text } from '../design/narrow.ts';

const MOST_FONTS = 20;

/** Names of the fonts that a design fetches from the web, for the whole mail and for single texts. */
export function webFonts(body: JsonObject): readonly string[] {
  const contents = list(body.rows)
    .flatMap((row) => list(at(row, 'columns')))
    .flatMap((column) => list(at(column, 'contents')));
  const names = [body, ...contents].flatMap((part) => {
    const font = at(part, 'values', 'fontFamily');
    const name = text(at(font, 'label')).trim();
    return text(at(font, 'url')) !== '' && name !== '' ? [name.slice(0, 80)] : [];
  });
  return [...new Set(names)].slice(0, MOST_FONTS);
}
