import type { ListMarker } from '@mailwright/document';

const ROMAN: readonly (readonly [number, string])[] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

const MAX_ROMAN = 3999;

/** Returns the number before an item of a numbered list, by the list's `type`: `1`, `a`, `A`, `i`, `I`. */
export function itemNumber(index: number, type = '1'): string {
  // Browsers write what has no letter as a number.
  if (type === '1' || index < 1 || (type.toLowerCase() === 'i' && index > MAX_ROMAN)) return String(index);
  const small = type.toLowerCase() === 'a' ? letters(index) : roman(index);
  return type === type.toUpperCase() ? small.toUpperCase() : small;
}

/** The number that is written before an item: `4.`, `(b)`, `iv)`, the last of `1.2.`; null for none. */
export function numberOf(mark: string, marker: ListMarker = 'decimal'): number | null {
  const parts = mark
    .trim()
    .replace(/^\(|(?<![.):\s])[.):\s]+$/g, '')
    .split('.');
  const last = parts.at(-1)?.trim() ?? '';
  if (/^\d{1,9}$/.test(last)) return Number(last);
  if (!/^[a-z]{1,15}$/i.test(last)) return null;
  return marker.endsWith('-roman')
    ? romanNumber(last.toLowerCase())
    : marker.endsWith('-alpha')
      ? lettersNumber(last.toLowerCase())
      : null;
}

/** The marker that a written number is of, `i.` being a Roman one; null for a bullet. */
export function markerOfMark(mark: string): ListMarker | null {
  const [, last = ''] = /(\d{1,9}|[a-z]{1,15})[.):]*\s*$/i.exec(mark.trim()) ?? [];
  if (last === '' || (!/[.)]/.test(mark) && !/^\d/.test(last))) return null;
  if (/^\d/.test(last)) return 'decimal';
  const isLower = last === last.toLowerCase();
  const isRoman = /^(?:i|[ivxlcdm]{2,})$/i.test(last) && romanNumber(last.toLowerCase()) !== null;
  if (isRoman) return isLower ? 'lower-roman' : 'upper-roman';
  return last.length > 2 ? null : isLower ? 'lower-alpha' : 'upper-alpha';
}

function romanNumber(text: string): number | null {
  let [left, sum] = [text, 0];
  for (const [value, letter] of ROMAN)
    while (left.startsWith(letter)) [left, sum] = [left.slice(letter.length), sum + value];
  return left === '' && roman(sum) === text ? sum : null;
}

function lettersNumber(text: string): number | null {
  return text.length > 3 ? null : [...text].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 96, 0);
}

function letters(index: number): string {
  const last = String.fromCharCode(97 + ((index - 1) % 26));
  return index > 26 ? letters(Math.floor((index - 1) / 26)) + last : last;
}

function roman(index: number): string {
  const part = ROMAN.find(([value]) => value <= index);
  return part ? part[1] + roman(index - part[0]) : '';
}
