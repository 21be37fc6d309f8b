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

/** What stands before an item of a numbered list, by the list's `type`: `1`, `a`, `A`, `i`, `I`. */
export function itemNumber(index: number, type = '1'): string {
  if (type === '1') return String(index);
  const small = type.toLowerCase() === 'a' ? letters(index) : roman(index);
  return type === type.toUpperCase() ? small.toUpperCase() : small;
}

function letters(index: number): string {
  const last = String.fromCharCode(97 + ((index - 1) % 26));
  return index > 26 ? letters(Math.floor((index - 1) / 26)) + last : last;
}

function roman(index: number): string {
  const part = ROMAN.find(([value]) => value <= index);
  return part ? part[1] + roman(index - part[0]) : '';
}
