import type { StyleValues } from '@mailwright/document';
import type { RenderContext } from '../mail-block.ts';
import { alignAttribute, alignClasses, alignMargin } from '../shared/block-align.ts';
import { BORDER_COLOR, box, horizontalInset, SPACING_KEYS } from '../shared/box.ts';
import { classAttribute, color, px, styleAttribute } from '../shared/css.ts';
import type { BlockView } from '../shared/define-block.ts';
import { darkClass, deviceClasses } from '../shared/device-style.ts';
import { linkHtml } from '../shared/link/link.ts';
import { TABLE } from '../shared/table.ts';
import { labelWidth } from '../shared/text/label-width.ts';
import { mergeTextHtml } from '../shared/text/merge-text.ts';
import { typographyCss } from '../shared/text/typography.ts';
import type { DiscountCodeProps } from './definition.ts';

const BUTTON_SIZE = 16;

/** Inside the box with the code, CSS pixels. */
const PADDING_X = 12;
const PADDING_Y = 16;
const LINE = 2;
const SPACED = 2;
const SMALLEST_CODE = 12;

/**
 * A coupon: the code in a dashed box, under it a bar that is a link. Two cells with backgrounds of their own, so Word draws
 * the button without VML; the link fills its cell, so that all of the bar is pressed.
 */
export function renderDiscountCode(view: BlockView<DiscountCodeProps>, context: RenderContext): string {
  const { props, style } = view;
  const available = Math.max(1, Math.round(context.width - horizontalInset({ ...style, ...NO_BORDERS })));
  const width = Math.min(Math.round(props.width), available);
  const line = color(props.buttonColor) || BORDER_COLOR;
  const background = color(props.backgroundColor) || '#ffffff';
  const typography = { fontFamily: style.fontFamily, fontWeight: 'bold' } as StyleValues;
  // The bar keeps its colours: they were chosen for each other.
  const dark = classAttribute(darkClass(style, context));
  const code = `<td align="center" bgcolor="${background}"${dark}${context.editAttribute('code')}${styleAttribute(
    `padding:${px(PADDING_Y)} ${px(PADDING_X)}`,
    `background-color:${background}`,
    `border:${px(LINE)} dashed ${line}`,
    typographyCss(
      { ...typography, fontSize: codeSize(props, width), color: props.codeColor, letterSpacing: SPACED },
      'heading',
    ),
  )}>${mergeTextHtml(props.code, context)}</td>`;
  const align = alignAttribute(style.align, context.settings);
  const size = styleAttribute('width:100%', `max-width:${width}px`, align && alignMargin(style.align));
  const coupon = `${TABLE} width="${width}"${align}${classAttribute(alignClasses(style, context))}${size}><tr>${code}</tr>${buttonRow(view, typography, context)}</table>`;
  return box(coupon, style, context, SPACING_KEYS);
}

/** The code's letters as large as set, smaller where they would be wider than the box: half a code is none. */
function codeSize({ code, fontSize }: DiscountCodeProps, width: number): number {
  const availableWidth = width - 2 * (PADDING_X + LINE) - SPACED * code.length;
  const wanted = labelWidth(code, fontSize, true);
  return wanted <= availableWidth
    ? fontSize
    : Math.max(SMALLEST_CODE, Math.floor((fontSize * availableWidth) / wanted));
}

const NO_BORDERS = { borderLeftWidth: 0, borderRightWidth: 0 };

function buttonRow(
  { props, style }: BlockView<DiscountCodeProps>,
  typography: StyleValues,
  context: RenderContext,
): string {
  if (!props.buttonLabel) return '';
  const label = mergeTextHtml(props.buttonLabel, context);
  const background = color(props.buttonColor) || BORDER_COLOR;
  const look = styleAttribute(
    'display:block',
    'padding:12px',
    typographyCss({ ...typography, fontSize: BUTTON_SIZE, color: props.buttonTextColor }, 'heading'),
    'text-decoration:none',
  );
  // The link fills its cell, so it can be all of the bar under the pointer.
  const hover = style.hover ? deviceClasses({ hover: style.hover }, ['color', 'backgroundColor'], context) : '';
  const link = linkHtml(props.link, context, classAttribute(hover) + look, label);
  return `<tr><td align="center" bgcolor="${background}" style="background-color:${background}">${link}</td></tr>`;
}
