/** A font that the mail brings along: a style sheet that declares it, and what is shown where it cannot be had. */
export interface WebFont {
  readonly name: string;
  /** `https` address of the style sheet. */
  readonly url: string;
  /** A stack that every mail program has. */
  readonly fallback: string;
}

/** More would make any mail slow to show. */
export const MOST_WEB_FONTS = 6;

/** Where the fonts of Google come from; what looks at mails may ask nobody else for fonts. */
export const GOOGLE_FONTS = 'https://fonts.googleapis.com/';

/** What texts in a web font have as their font. */
export function webFontStack({ name, fallback }: Pick<WebFont, 'name' | 'fallback'>): string {
  return `'${name}', ${fallback}`;
}
