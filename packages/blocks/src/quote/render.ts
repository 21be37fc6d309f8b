import type { RenderContext } from '../mail-block.ts';
import { borderCss, box, paddingCss } from '../shared/box.ts';
import { classAttribute, styleAttribute } from '../shared/css.ts';
import { onOwnGround } from '../shared/dark-ink.ts';
import type { BlockView } from '../shared/define-block.ts';
import { deviceClasses } from '../shared/device-style.ts';
import { FULL_TABLE } from '../shared/table.ts';
import { mergeTextHtml } from '../shared/text/merge-text.ts';
import { richTextHtml } from '../shared/text/rich-text-html.ts';
import { TYPOGRAPHY_KEYS, typographyCss } from '../shared/text/typography.ts';
import type { QuoteProps } from './definition.ts';

/** Space between the bar and the words, and between the words and who said them, CSS pixels. */
const BESIDE_BAR = 16;
const ABOVE_AUTHOR = 8;

const AUTHOR_SIZE = 14;

/** The bar is the border of a cell on the side where reading starts: Word draws borders of cells, not of paragraphs. */
export function renderQuote({ props, style }: BlockView<QuoteProps>, context: RenderContext): string {
  const classes = classAttribute(deviceClasses(style, TYPOGRAPHY_KEYS, context));
  const words = `<div${context.editAttribute('content')}${classes}${styleAttribute(typographyCss(style, 'text', props.italic))}>${richTextHtml(props.content, onOwnGround(style, context))}</div>`;
  const author = mergeTextHtml(props.author, context);
  const smaller = { ...style, fontSize: Math.min(AUTHOR_SIZE, style.fontSize ?? AUTHOR_SIZE) };
  const textColor = classAttribute(deviceClasses(style, ['color', 'textAlign'], context));
  const line = props.author
    ? `<p${textColor}${styleAttribute(`margin:${ABOVE_AUTHOR}px 0 0`, typographyCss(smaller, 'text'))}>&mdash; ${author}</p>`
    : '';
  const look =
    context.settings.dir === 'rtl'
      ? { borderRightWidth: props.barWidth, paddingRight: BESIDE_BAR }
      : { borderLeftWidth: props.barWidth, paddingLeft: BESIDE_BAR };
  const bar = styleAttribute(paddingCss(look), borderCss({ ...look, borderColor: props.barColor }));
  return box(`${FULL_TABLE}><tr><td${bar}>${words}${line}</td></tr></table>`, style, context);
}
