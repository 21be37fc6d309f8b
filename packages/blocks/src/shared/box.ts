import type { NodeStyle, StyleKey, StyleValues } from '@mailwright/document';
import type { RenderContext } from '../mail-block.ts';
import { alignAttribute } from './block-align.ts';
import { classAttribute, color, css, keyword, px, styleAttribute } from './css.ts';
import { deviceClasses } from './device-style.ts';
import { FULL_TABLE } from './table.ts';

export const SPACING_KEYS: readonly StyleKey[] = ['paddingTop', 'paddingRight', 'paddingBottom', 'paddingLeft'];

/** Colour of a border that was given none. */
export const BORDER_COLOR = '#d5d8dd';

const BORDER_KEYS: readonly StyleKey[] = [
  'borderTopWidth',
  'borderRightWidth',
  'borderBottomWidth',
  'borderLeftWidth',
  'borderStyle',
  'borderColor',
];

export const BOX_KEYS: readonly StyleKey[] = [
  ...SPACING_KEYS,
  ...BORDER_KEYS,
  'backgroundColor',
  'borderRadius',
  'opacity',
  'align',
];

/** Four lengths in the shortest CSS that says them. */
function fourSides(top: number, right: number, bottom: number, left: number): string {
  if (left !== right) return `${px(top)} ${px(right)} ${px(bottom)} ${px(left)}`;
  if (top !== bottom) return `${px(top)} ${px(right)} ${px(bottom)}`;
  return top === right ? px(top) : `${px(top)} ${px(right)}`;
}

export function paddingCss(style: StyleValues): string {
  const { paddingTop: top = 0, paddingRight: right = 0, paddingBottom: bottom = 0, paddingLeft: left = 0 } = style;
  return top || right || bottom || left ? `padding:${fourSides(top, right, bottom, left)}` : '';
}

export function borderCss(style: StyleValues): string {
  const { borderTopWidth: top = 0, borderRightWidth: right = 0 } = style;
  const { borderBottomWidth: bottom = 0, borderLeftWidth: left = 0 } = style;
  if (!top && !right && !bottom && !left) return '';
  const look = `${keyword(style.borderStyle) || 'solid'} ${color(style.borderColor) || BORDER_COLOR}`;
  if (top === right && right === bottom && bottom === left) return `border:${px(top)} ${look}`;
  return css(`border:0 ${look}`, `border-width:${fourSides(top, right, bottom, left)}`);
}

/** Ground, border, corners and opacity of a box. */
export function boxCss(style: StyleValues): string {
  return css(
    paddingCss(style),
    color(style.backgroundColor) && `background-color:${color(style.backgroundColor)}`,
    borderCss(style),
    style.borderRadius && `border-radius:${px(style.borderRadius)}`,
    style.opacity !== undefined && style.opacity < 1 && `opacity:${style.opacity}`,
  );
}

/** ` bgcolor="…"` for Word, which knows backgrounds of table cells best from the attribute. */
export function bgcolor(style: StyleValues): string {
  return color(style.backgroundColor) && `bgcolor="${color(style.backgroundColor)}"`;
}

/** Horizontal space that padding and borders take from what is inside. */
export function horizontalInset(style: StyleValues): number {
  const { paddingLeft = 0, paddingRight = 0, borderLeftWidth = 0, borderRightWidth = 0 } = style;
  return paddingLeft + paddingRight + borderLeftWidth + borderRightWidth;
}

/**
 * Puts `inner` into a one-cell table when the style asks for padding, background or border, else returns it as it is. A
 * table, since Word ignores padding on anything but cells; alignment alone it knows on a `<div>` too.
 */
export function box(
  inner: string,
  style: NodeStyle,
  context: RenderContext,
  keys: readonly StyleKey[] = BOX_KEYS,
): string {
  const own = only(style, keys);
  const declarations = boxCss(own);
  const classes = deviceClasses(style, keys, context);
  const align = alignAttribute(own.align, context.settings);
  if (!declarations && !classes) return align ? `<div${align}>${inner}</div>` : inner;
  const background = bgcolor(own);
  const cell = `<td${align}${background && ` ${background}`}${classAttribute(classes)}${styleAttribute(declarations)}>`;
  return `${FULL_TABLE}><tr>${cell}${inner}</td></tr></table>`;
}

function only(style: NodeStyle, keys: readonly StyleKey[]): StyleValues {
  if (keys === BOX_KEYS) return style;
  return Object.fromEntries(keys.flatMap((key) => (style[key] === undefined ? [] : [[key, style[key]]])));
}
