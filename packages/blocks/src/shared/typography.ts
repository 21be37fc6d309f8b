import type { GeneralSettings, StyleKey, StyleValues } from '@mailwright/document';
import { color, css, fontStack, keyword, px } from './css.ts';

/** Nearly black: softer than #000 on white, and dark enough that the link colour is 3:1 apart from it. */
export const TEXT_COLOR = '#222222';

/** 4.5:1 on white, 3:1 against the text around it, so links without underline are told apart (WCAG 1.4.1). */
export const LINK_COLOR = '#2563eb';

export const TEXT_SIZE = 16;

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

/** What a text looks like where its style says nothing. */
export function textDefaults(settings: GeneralSettings): StyleValues {
  return {
    fontFamily: settings.paragraphFonts,
    fontSize: TEXT_SIZE,
    color: TEXT_COLOR,
    lineHeight: settings.lineSpacing,
  };
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
