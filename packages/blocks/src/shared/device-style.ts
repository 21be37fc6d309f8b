import type { NodeStyle, StyleKey, StyleValues } from '@mailwright/document';
import type { RenderContext } from '../mail-block.ts';
import { color, css, fontStack, keyword, px } from './css.ts';
import { withDarkInk } from './dark-ink.ts';
import { type LineKind, lineHeight } from './text/typography.ts';

/** Writes each value of a style as CSS when it is set for one device only. */
const DECLARE: { readonly [K in StyleKey]?: (value: NonNullable<StyleValues[K]>, kind: LineKind) => string } = {
  paddingTop: (value) => `padding-top:${px(value)}`,
  paddingRight: (value) => `padding-right:${px(value)}`,
  paddingBottom: (value) => `padding-bottom:${px(value)}`,
  paddingLeft: (value) => `padding-left:${px(value)}`,
  fontFamily: (value) => fontStack(value) && `font-family:${fontStack(value)}`,
  fontSize: (value) => `font-size:${px(value)}`,
  fontWeight: (value) => `font-weight:${keyword(value)}`,
  color: (value) => color(value) && `color:${color(value)}`,
  lineHeight: (value, kind) => `line-height:${lineHeight(value, kind)}`,
  letterSpacing: (value) => `letter-spacing:${px(value)}`,
  textAlign: (value) => `text-align:${keyword(value)}`,
  align: (value) => `text-align:${keyword(value)}`,
  backgroundColor: (value) => color(value) && `background-color:${color(value)}`,
  borderTopWidth: (value) => `border-top-width:${px(value)}`,
  borderRightWidth: (value) => `border-right-width:${px(value)}`,
  borderBottomWidth: (value) => `border-bottom-width:${px(value)}`,
  borderLeftWidth: (value) => `border-left-width:${px(value)}`,
  borderStyle: (value) => `border-style:${keyword(value)}`,
  borderColor: (value) => color(value) && `border-color:${color(value)}`,
  borderRadius: (value) => `border-radius:${px(value)}`,
  opacity: (value) => `opacity:${Number(value)}`,
  width: (value) => `width:${px(value)}`,
  height: (value) => `height:${px(value)}`,
};

function declare<K extends StyleKey>(key: K, value: StyleValues[K], kind: LineKind): string {
  const write = DECLARE[key];
  return value === undefined || write === undefined ? '' : write(value as NonNullable<StyleValues[K]>, kind);
}

/**
 * Returns the screens on which values for a device apply. Within columns, values for phones apply to every window in which
 * the columns are stacked: a value meant for columns side by side, e.g. an indent or alignment to the right, would be
 * misplaced there.
 */
export function deviceScreen<Device extends 'tablet' | 'phone' | 'dark' | 'hover'>(
  device: Device,
  { stacked }: Pick<RenderContext, 'stacked'>,
): Device | 'stack' {
  return device === 'phone' && stacked ? 'stack' : device;
}

/** Classes for the values among `keys` that differ on tablets, phones, in dark mode and under the pointer; '' for the usual node, which has none. */
export function deviceClasses(
  given: NodeStyle,
  keys: readonly StyleKey[],
  context: RenderContext,
  kind: LineKind = 'text',
): string {
  const style = keys.includes('color') ? withDarkInk(given, context) : given;
  if (!style.tablet && !style.phone && !style.dark && !style.hover) return '';
  const classes: string[] = [];
  for (const screen of ['tablet', 'phone', 'dark', 'hover'] as const) {
    const values: StyleValues | undefined = style[screen];
    const declarations = values ? css(...keys.map((key) => declare(key, values[key], kind))) : '';
    if (declarations) classes.push(context.responsive(deviceScreen(screen, context), declarations));
  }
  return classes.join(' ');
}

/** Class for a part whose colours are settings of its block, with others for dark mode alone. */
export function darkClass({ dark, color: ink }: NodeStyle, context: RenderContext): string {
  const style = { ...(dark && { dark }), ...(ink && { color: ink }) };
  return deviceClasses(style, ['color', 'backgroundColor', 'borderColor'], context);
}
