import { colorSchema, fontFamilySchema, type JsonValue, type StyleValues } from '@mailwright/document';
import { lengthOf } from './lengths.ts';
import { text } from './narrow.ts';

/** A colour as mails write it; undefined for none, for what shows nothing, and for what is no colour. */
export function color(value: JsonValue | undefined): string | undefined {
  const words = text(value).trim();
  if (words === '' || /^(?:transparent|inherit|initial|unset|none|currentcolor)$/i.test(words)) return undefined;
  return colorSchema.safeParse(words).success ? words : undefined;
}

/** A font stack as our attributes can hold it; undefined when there is none. */
export function fontFamily(value: JsonValue | undefined): string | undefined {
  const words = text(value).replaceAll('"', "'").replace(/\s+/g, ' ').trim();
  if (words === '' || /^(?:inherit|initial|unset)$/i.test(words)) return undefined;
  return fontFamilySchema.safeParse(words).success ? words : undefined;
}

export function fontWeight(value: JsonValue | undefined): 'normal' | 'bold' | undefined {
  const words = text(value).trim().toLowerCase();
  if (/^(?:bold|bolder|[6-9]00)$/.test(words)) return 'bold';
  return /^(?:normal|lighter|[1-5]00)$/.test(words) ? 'normal' : undefined;
}

export function align(value: JsonValue | undefined): 'left' | 'center' | 'right' | undefined {
  const words = text(value).trim().toLowerCase();
  return words === 'left' || words === 'center' || words === 'right' ? words : undefined;
}

export function textAlign(value: JsonValue | undefined): StyleValues['textAlign'] {
  return text(value).trim().toLowerCase() === 'justify' ? 'justify' : align(value);
}

/** One side of a border: `2px solid #ccc`, in any order; null without a width. */
export interface Line {
  readonly width: number;
  readonly style: 'solid' | 'dashed' | 'dotted';
  readonly color: string | undefined;
}

export function line(value: JsonValue | undefined): Line | null {
  const words = text(value).trim();
  const [width] = /(?:^|\s)\d+(?:\.\d+)?px(?=\s|$)/i.exec(words) ?? [];
  if (width === undefined) return null;
  const style = /\b(dashed|dotted|none|hidden)\b/i.exec(words)?.[1]?.toLowerCase();
  const rest = words.replace(width, '').replace(/\b(?:solid|dashed|dotted|none|hidden|double|groove|ridge)\b/gi, '');
  const drawn = style !== 'none' && style !== 'hidden' && !/transparent/i.test(rest);
  return {
    width: drawn ? (lengthOf(width) ?? 0) : 0,
    style: style === 'dashed' || style === 'dotted' ? style : 'solid',
    color: color(rest),
  };
}

/** Four sides as our styles hold them: widths of their own, one colour and one style. `mixed` when that loses something. */
export function border(sides: readonly (Line | null)[]): { readonly style: StyleValues; readonly mixed: boolean } {
  const drawn = sides.filter((side) => side !== null && side.width > 0);
  const [first] = drawn;
  if (!first) return { style: {}, mixed: false };
  const [top, right, bottom, left] = sides.map((side) => side?.width ?? 0);
  return {
    style: {
      borderTopWidth: top ?? 0,
      borderRightWidth: right ?? 0,
      borderBottomWidth: bottom ?? 0,
      borderLeftWidth: left ?? 0,
      borderStyle: first.style,
      ...(first.color && { borderColor: first.color }),
    },
    mixed: drawn.some((side) => side?.color !== first.color || side?.style !== first.style),
  };
}

/** A radius in pixels, and whether the corners had others. */
export function radius(value: JsonValue | undefined): { readonly pixels: number; readonly mixed: boolean } {
  const corners = text(value).trim().split(/\s+/).filter(Boolean);
  const [first = ''] = corners;
  const size = lengthOf(first);
  return { pixels: size ?? 0, mixed: corners.some((corner) => corner !== first) || (first !== '' && size === null) };
}

/** A style without the values that are not there. */
export function style(values: { readonly [K in keyof StyleValues]: StyleValues[K] | null | undefined }): StyleValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== null));
}
