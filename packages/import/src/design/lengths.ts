import type { JsonValue, StyleValues } from '@mailwright/document';
import { pixels, rounded, shareOf } from '../css-length.ts';
import { text } from './narrow.ts';

/** CSS pixels of a length of a design; null for what is none, a share of something included, or less than nothing. */
export function lengthOf(value: JsonValue | undefined): number | null {
  const length = pixels(value);
  return length === null || length < 0 ? null : rounded(length);
}

/** Percent of `40%`; null for anything else. */
export function percent(value: JsonValue | undefined): number | null {
  const share = shareOf(value);
  return share === null ? null : Math.min(1000, rounded(share * 100));
}

export type Padding = Pick<StyleValues, 'paddingTop' | 'paddingRight' | 'paddingBottom' | 'paddingLeft'>;

export const NO_PADDING: Required<Padding> = { paddingTop: 0, paddingRight: 0, paddingBottom: 0, paddingLeft: 0 };

/** The CSS shorthand of one to four lengths; null when it is none. */
export function padding(value: JsonValue | undefined): Required<Padding> | null {
  const sides = text(value).trim().split(/\s+/).map(lengthOf);
  const [top, right = top, bottom = top, left = right] = sides;
  if (sides.length > 4 || [top, right, bottom, left].some((side) => side === null || side === undefined)) return null;
  return { paddingTop: top ?? 0, paddingRight: right ?? 0, paddingBottom: bottom ?? 0, paddingLeft: left ?? 0 };
}

/** Our percent of single spacing for a CSS line height; single is 1.4 in texts and 1.2 in headings and buttons. */
export function lineSpacing(value: JsonValue | undefined, single: 1.4 | 1.2, fontSize: number): number | null {
  const words = text(value).trim();
  const size = /em$/i.test(words) ? null : lengthOf(words);
  const times = percent(words) ?? (words.endsWith('px') && size ? (size / fontSize) * 100 : size && size * 100);
  if (times === null || times < 20 || times > 500) return null;
  return Math.round(times / single);
}
