import { isImageAddress, isRelativeAddress } from '@mailwright/blocks';
import { colorSchema, fontFamilySchema, imageAddressSchema, type StyleValues } from '@mailwright/document';
import { pixels, rounded } from '../css-length.ts';

/** Declarations or attributes by name. */
export type Values = Readonly<Record<string, string>>;

export interface Sides {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** CSS pixels; percent are those of `whole`, ems of `em`. null for what is no length. */
export function lengthOf(value: string | undefined, whole = 0, em?: number): number | null {
  const length = pixels(value, { whole, ...(em !== undefined && { em }) });
  return length === null ? null : rounded(length);
}

/** The four sides of `padding` and the like, with those that are set one by one. */
export function sidesOf(values: Values, name: string, whole: number): Sides {
  const parts = (values[name] ?? '').trim().split(/\s+/);
  const [top = '0', right = top, bottom = top, left = right] = parts[0] === '' ? [] : parts;
  const side = (own: string, shorthand: string) =>
    Math.max(0, lengthOf(values[`${name}-${own}`], whole) ?? lengthOf(shorthand, whole) ?? 0);
  return {
    top: side('top', top),
    right: side('right', right),
    bottom: side('bottom', bottom),
    left: side('left', left),
  };
}

/** All four, so that what a block has by itself does not show. */
export function paddingOf(values: Values, whole: number, name = 'padding'): StyleValues {
  const { top, right, bottom, left } = sidesOf(values, name, whole);
  return { paddingTop: top, paddingRight: right, paddingBottom: bottom, paddingLeft: left };
}

/** Widths of the four sides, and the look of the first that is there: a box of ours has one. */
export function borderOf(values: Values): StyleValues & { readonly mixed: boolean } {
  const [top, right, bottom, left] = ['top', 'right', 'bottom', 'left'].map((side) =>
    lineOf(values[`border-${side}`] ?? values.border ?? ''),
  );
  const lines = [top, right, bottom, left].flatMap((line) => (line && line.width > 0 ? [line] : []));
  const [first] = lines;
  if (!first) return { mixed: false };
  return {
    borderTopWidth: top?.width ?? 0,
    borderRightWidth: right?.width ?? 0,
    borderBottomWidth: bottom?.width ?? 0,
    borderLeftWidth: left?.width ?? 0,
    borderStyle: first.style,
    ...(first.color && { borderColor: first.color }),
    mixed: lines.some(({ style, color }) => style !== first.style || color !== first.color),
  };
}

interface Line {
  readonly width: number;
  readonly style: 'solid' | 'dashed' | 'dotted';
  readonly color: string;
}

function lineOf(border: string): Line {
  const words = border.trim().match(/[a-z]+\([^)]*\)|\S+/gi) ?? [];
  const width = words.map((word) => lengthOf(word)).find((length) => length !== null) ?? 0;
  const style = words.find((word) => /^(?:solid|dashed|dotted|double|groove|ridge|inset|outset)$/i.test(word));
  if (!style) return { width: 0, style: 'solid', color: '' };
  const known = style.toLowerCase();
  const color = words.find((word) => word !== style && lengthOf(word) === null && colorOf(word)) ?? '';
  return { width, style: known === 'dashed' || known === 'dotted' ? known : 'solid', color: colorOf(color) };
}

/** The first of the four corners; percent have no counterpart. */
export function radiusOf(values: Values): StyleValues {
  const radius = lengthOf((values['border-radius'] ?? '').trim().split(/\s+/)[0]);
  return radius !== null && radius > 0 ? { borderRadius: radius } : {};
}

/** '' for what is none, or shows nothing. */
export function colorOf(value: string | undefined): string {
  const color = value?.replace(/\s*!important/i, '').trim() ?? '';
  if (/^(?:none|transparent|inherit|initial|unset|currentcolor|auto)$/i.test(color)) return '';
  return colorSchema.safeParse(color).success ? color : '';
}

/** ` backgroundColor` when there is a colour. */
export function backgroundColorOf(value: string | undefined): StyleValues {
  const color = colorOf(value);
  return color ? { backgroundColor: color } : {};
}

/** The longest address that an image block takes, in characters. */
export const MAX_ADDRESS_LENGTH = 8192;

/** The address of a picture as a block keeps it; '' for one no mail may carry. */
export function pictureOf(value: string | undefined): string {
  const address = value?.trim().replace(/^\/\//, 'https://') ?? '';
  return address.length <= MAX_ADDRESS_LENGTH && isImageAddress(address) ? address : '';
}

/** Returns whether an address begins at the root of an unknown website. */
export function isOtherRoot(address = ''): boolean {
  return address.trim().startsWith('/') && isRelativeAddress(address.trim());
}

/** The same of one behind other content, which stands in CSS. */
export function backgroundOf(value: string | undefined): string {
  const address = pictureOf(value);
  // A block would send it as a path of this server.
  return imageAddressSchema.safeParse(address).success && !isOtherRoot(address) ? address : '';
}

/** Line height that 100 percent means in our blocks, as a factor of the font size. */
const SINGLE_SPACING = { text: 1.4, heading: 1.2 } as const;

/** Font, size, weight, colour, spacing and alignment, from CSS or from attributes, which MJML names alike. */
export function letteringOf(values: Values, kind: keyof typeof SINGLE_SPACING): StyleValues {
  const size = lengthOf(values['font-size']);
  const family = (values['font-family'] ?? '').replaceAll('"', "'").trim();
  const color = colorOf(values.color);
  const spacing = lengthOf(values['letter-spacing'], 0, size ?? 0);
  const align = values['text-align'] ?? '';
  const lines = linesOf(values['line-height'], size ?? 0);
  return {
    ...(fontFamilySchema.safeParse(family).success && { fontFamily: family }),
    ...(size && size > 0 && { fontSize: size }),
    ...(isBold(values['font-weight']) && { fontWeight: 'bold' }),
    ...(color && { color }),
    ...(lines && { lineHeight: Math.round((lines / SINGLE_SPACING[kind]) * 10_000) / 100 }),
    ...(spacing && { letterSpacing: spacing }),
    ...(isAlign(align) && { textAlign: align }),
  };
}

/** Returns the height of one line of words, CSS pixels; with MJML's own size and spacing by default. */
export function lineHeightIn(values: Values): number {
  const size = lengthOf(values['font-size']) ?? 13;
  return size * (linesOf(values['line-height'], size) ?? 1.2);
}

/** The line height as a factor of the size; null for `normal` and the like. */
function linesOf(value: string | undefined, size: number): number | null {
  const [, number, unit = ''] = /^(\d*\.?\d+)(px|%|em)?$/i.exec(value?.trim() ?? '') ?? [];
  if (number === undefined || Number(number) === 0) return null;
  if (unit === '%') return Number(number) / 100;
  if (unit === 'px') return size > 0 ? Number(number) / size : null;
  return Number(number);
}

function isBold(weight: string | undefined): boolean {
  return /^(?:bold|bolder|[6-9]00)$/i.test(weight?.trim() ?? '');
}

function isAlign(value: string): value is NonNullable<StyleValues['textAlign']> {
  return value === 'left' || value === 'center' || value === 'right' || value === 'justify';
}

export function alignOf(value: string | undefined): NonNullable<StyleValues['align']> {
  return value === 'left' || value === 'right' ? value : 'center';
}
