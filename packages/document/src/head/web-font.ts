/** A font that the mail brings along: a style sheet that declares it, and what is shown where it cannot be had. */
export interface WebFont {
  readonly name: string;
  /** `https` address of the style sheet. */
  readonly url: string;
  /** A stack that every mail program has. */
  readonly fallback: string;
}

/** More would make any mail slow to show. */
export const MAX_WEB_FONTS = 6;

/** Address of Google's fonts; the app's views of mails load fonts from no other address. */
export const GOOGLE_FONTS = 'https://fonts.googleapis.com/';

/** Returns the font stack of texts in a web font. */
export function webFontStack({ name, fallback }: Pick<WebFont, 'name' | 'fallback'>): string {
  return `'${name}', ${fallback}`;
}

/** Returns the web font at the beginning of a stack that `webFontStack` has written; undefined for other stacks. */
export function webFontOf(stack: string | null, fonts: readonly WebFont[] = []): WebFont | undefined {
  return fonts.find((font) => webFontStack(font) === stack);
}

/**
 * Fonts of a mail with others in it, each name once: `wanted` ones even where a mail that has as many as it may have loses
 * one of its own for it, `spare` ones while there is room. The same list where nothing is new.
 */
export function withWebFonts(
  present: readonly WebFont[],
  wanted: readonly WebFont[],
  spare: readonly WebFont[] = [],
): readonly WebFont[] {
  const given = new Map([...spare, ...wanted].map((font) => [font.name.toLowerCase(), font]));
  const kept = present.map((font) => {
    const other = given.get(font.name.toLowerCase());
    return other && (other.url !== font.url || other.fallback !== font.fallback) ? other : font;
  });
  const isMissing = ({ name }: WebFont) => !kept.some((font) => font.name.toLowerCase() === name.toLowerCase());
  const added = wanted.filter(isMissing);
  const more = spare.filter((font) => isMissing(font) && !added.includes(font));
  if (added.length + more.length === 0) return kept.every((font, index) => font === present[index]) ? present : kept;
  const names = new Set(wanted.map(({ name }) => name.toLowerCase()));
  const own = kept.filter(({ name }) => !names.has(name.toLowerCase()));
  const room = MAX_WEB_FONTS - added.length - (kept.length - own.length);
  const lost = new Set(own.slice(Math.max(0, room)));
  return [...kept.filter((font) => !lost.has(font)), ...added, ...more].slice(0, MAX_WEB_FONTS);
}
