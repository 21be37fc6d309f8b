import type { GeneralSettings } from '@mailwright/document';
import { type Sheets, sheets } from './mail-styles.ts';
import type { ResponsiveRule } from './responsive-rules.ts';

/** Lines as high as they are set: Word takes a line height for the least there may be. */
const WORD_LINES = '<!--[if mso]><style>p,li,h1,h2,h3,h4,h5,h6{mso-line-height-rule:exactly}</style><![endif]-->\n';

/**
 * The style elements of the mail. The author's CSS has one of its own, and the fonts it brings another: a client that
 * drops an element for something in it keeps the others. Word is not shown the fonts, for which it would give up those
 * that stand in for them.
 */
export function styleElements(
  rules: readonly ResponsiveRule[],
  { outlook }: Pick<GeneralSettings, 'outlook'>,
  customStyles: string | undefined,
  [ours, fonts, own]: Sheets = sheets(rules, customStyles),
): string {
  const hidden = outlook ? `<!--[if !mso]><!-->${element(fonts)}<!--<![endif]-->\n` : `${element(fonts)}\n`;
  // In foreign HTML an exact line could cut off a picture.
  const isOurs = outlook && !rules.some(({ screen }) => screen === 'foreign');
  return `${element(ours)}\n${isOurs ? WORD_LINES : ''}${fonts && hidden}${own && `${element(own)}\n`}`;
}

function element(css: string): string {
  return `<style>\n${css}</style>`;
}
