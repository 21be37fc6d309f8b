/** Range and step of a number, in the unit shown. */
export interface NumberRange {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** Returns the number that a person typed; null when it is not a number in the range. A comma counts as a decimal point. */
export function readNumber(text: string, { min, max }: NumberRange): number | null {
  const trimmed = text.trim().replace(',', '.');
  if (!/^[-+]?(?:\d+\.?\d*|\.\d+)$/.test(trimmed)) return null;
  const value = Number(trimmed);
  return value >= min && value <= max ? value : null;
}

/** The nearest number of the range to one that lies outside it; null for what is no number. */
export function nearestNumber(text: string, range: NumberRange): number | null {
  const number = readNumber(text, { ...range, min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY });
  return number === null ? null : Math.min(range.max, Math.max(range.min, number));
}

/** Sizes in whole numbers keep their digits only: a unit that is pasted with them, or a letter, is left out. */
export function keptText(text: string, { min, step }: NumberRange): string {
  return min >= 0 && Number.isInteger(step) ? text.replace(/[.,].*$/, '').replace(/\D/g, '') : text;
}

/** The number `steps` further, inside the range, without the rounding dust of binary fractions. */
export function stepNumber(value: number, steps: number, { min, max, step }: NumberRange): number {
  const decimals = (String(step).split('.')[1] ?? '').length;
  const next = Number((value + steps * step).toFixed(decimals));
  return Math.min(max, Math.max(min, next));
}
