/** CSS pixels of a length; null for percentages and what is none. `em` is what one em is, CSS pixels. */
export function pixels(value: string | undefined, em = 16): number | null {
  const [, number, unit] = /^(-?\d*\.?\d+)(px|pt|em|rem|ex|in|cm|mm)?$/i.exec(value?.trim() ?? '') ?? [];
  if (number === undefined) return null;
  const amount = Number(number);
  if (!Number.isFinite(amount) || Math.abs(amount) > 10_000) return null;
  switch (unit?.toLowerCase()) {
    case undefined:
      return amount;
    case 'px':
      return amount;
    case 'pt':
      return (amount * 4) / 3;
    case 'em':
      return amount * em;
    case 'rem':
      return amount * 16;
    case 'ex':
      return (amount * em) / 2;
    case 'in':
      return amount * 96;
    default:
      return amount * (unit?.toLowerCase() === 'cm' ? 37.8 : 3.78);
  }
}

/** The share that a percentage is, 0.5 for `50%`; null for what is none. */
export function percent(value: string | undefined): number | null {
  const [, number] = /^(\d+(?:\.\d+)?)%$/.exec(value?.trim() ?? '') ?? [];
  return number === undefined ? null : Number(number) / 100;
}
