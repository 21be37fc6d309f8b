import { DEFAULT_SETTINGS, type GeneralSettings, type StyleKey, type StyleValues } from '@mailwright/document';
import { color, css, fontStack, keyword, px } from '../css.ts';

/** Color of what stands out in a new block: its bar, its button. */
export const ACCENT_COLOR = DEFAULT_SETTINGS.linkColor;

const TEXT_SIZE = DEFAULT_SETTINGS.textSize;

/** Space between the paragraphs of a text, CSS pixels. */
const PARAGRAPH_SPACE = 12;

/** Line spacing of 100 % means these times the font size: single spacing as word processors know it, not CSS 100 %. */
const SINGLE_SPACING = { text: 1.4, heading: 1.2 } as const;

export type LineKind = keyof typeof SINGLE_SPACING;

/** The CSS line height (a bare number, so that larger words inside grow their own line) for a spacing in percent. */
export function lineHeight(percent: number, kind: LineKind = 'text'): string {
  return String(Math.round(SINGLE_SPACING[kind] * percent) / 100);
}

/** Space under a paragraph that is followed by another one. The setting adds the specification's extra 1 % of the width. */
export function paragraphSpace(settings: GeneralSettings): number {
  return PARAGRAPH_SPACE + (settings.paragraphBottomSpace ? Math.round(settings.width / 100) : 0);
}

export const TYPOGRAPHY_KEYS: readonly StyleKey[] = [
  'fontFamily',
  'fontSize',
  'fontWeight',
  'color',
  'lineHeight',
  'letterSpacing',
  'textAlign',
];

/** Returns the default style of a text. */
export function textDefaults(settings: GeneralSettings): StyleValues {
  return {
    fontFamily: settings.paragraphFonts,
    fontSize: settings.textSize,
    color: settings.textColor,
    lineHeight: settings.lineSpacing,
  };
}

/** Declarations of a link within a text. */
export function linkCss({ linkColor, underlineLinks }: GeneralSettings): string {
  const own = color(linkColor);
  return css(own && `color:${own}`, `text-decoration:${underlineLinks ? 'underline' : 'none'}`);
}

/**
 * The typography of an element. Font, size, weight and line height go into one `font` declaration, since every text
 * repeats them: Word and Gmail do not hand them down into table cells.
 */
export function typographyCss(style: StyleValues, kind: LineKind, italic = false): string {
  const weight = style.fontWeight === 'bold' ? 'bold ' : kind === 'heading' ? 'normal ' : '';
  const size = px(style.fontSize ?? TEXT_SIZE);
  const family = fontStack(style.fontFamily) || 'Arial,Helvetica,sans-serif';
  return css(
    `font:${italic ? 'italic ' : ''}${weight}${size}/${lineHeight(style.lineHeight ?? 100, kind)} ${family}`,
    color(style.color) && `color:${color(style.color)}`,
    keyword(style.textAlign) && `text-align:${keyword(style.textAlign)}`,
    style.letterSpacing && `letter-spacing:${px(style.letterSpacing)}`,
  );
}
