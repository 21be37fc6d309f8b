import type { JsonValue } from '@mailwright/document';
import { text } from './design/narrow.ts';

interface LengthRules {
  /** Size of one em, CSS pixels. */
  readonly em?: number;
  /** Length of 100 %, CSS pixels; without it, percentages are not read. */
  readonly whole?: number;
}

const PIXELS_OF = { px: 1, pt: 4 / 3, rem: 16, in: 96, cm: 37.8, mm: 3.78 } as const;

/** CSS pixels of a length; a number alone is one. null for what is none, or longer than anything in a mail. */
export function pixels(value: JsonValue | undefined, { em = 16, whole }: LengthRules = {}): number | null {
  const [, number, unit = 'px'] =
    /^(-?\d*\.?\d+)(px|pt|em|rem|ex|in|cm|mm|%)?(?:\s*!\s*important)?$/i.exec(text(value).trim()) ?? [];
  const factor = factorOf(unit.toLowerCase(), em, whole);
  const length = Number(number) * (factor ?? Number.NaN);
  return Number.isFinite(length) && Math.abs(Number(number)) <= 10_000 ? length : null;
}

function factorOf(unit: string, em: number, whole: number | undefined): number | undefined {
  switch (unit) {
    case 'em':
      return em;
    case 'ex':
      return em / 2;
    case '%':
      return whole === undefined ? undefined : whole / 100;
    default:
      return unit in PIXELS_OF ? PIXELS_OF[unit as keyof typeof PIXELS_OF] : undefined;
  }
}

/** The share that a percentage is, 0.5 for `50%`; null for what is none. */
export function shareOf(value: JsonValue | undefined): number | null {
  const [, number] = /^(\d+(?:\.\d+)?)%$/.exec(text(value).trim()) ?? [];
  return number === undefined ? null : Number(number) / 100;
}

/** Returns a length as documents store it: with two decimal places. */
export function rounded(length: number): number {
  return Math.round(length * 100) / 100;
}
