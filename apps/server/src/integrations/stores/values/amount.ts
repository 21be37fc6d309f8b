/** Most digits of the contract's amounts before and after the dot. */
const MAX_DIGITS = { whole: 12, fraction: 4 } as const;

const DEFAULT_DIGITS = 2;

const digitsOf = new Map<string, number>();

/** Returns the number of digits of a currency's minor unit: 2 of EUR, 0 of JPY, 3 of KWD. */
export function minorDigits(currency: string): number {
  const known = digitsOf.get(currency);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? DEFAULT_DIGITS;
  digitsOf.set(currency, digits);
  return digits;
}

/**
 * An amount of the contract from a decimal number with a dot, e.g. `49.0` → `49.00`, with the digits of its currency and
 * never as a float, so that equal prices are equal texts. Null for what is no amount.
 */
export function amountOf(decimal: string, currency: string | null): string | null {
  const [, whole = '', fraction = ''] = /^(\d+)(?:\.(\d*))?$/.exec(decimal) ?? [];
  if (whole === '') return null;
  const exact = rounded(BigInt(whole), fraction);
  const [units = '', rest = ''] = exact.split('.');
  if (units.length > MAX_DIGITS.whole) return null;
  const digits = currency === null ? (fraction === '' ? 0 : DEFAULT_DIGITS) : minorDigits(currency);
  const padded = rest.padEnd(digits, '0');
  return padded === '' ? units : `${units}.${padded}`;
}

/** An amount from a number of minor units, e.g. `4900` with 2 digits → `49.00`. */
export function amountOfMinorUnits(units: string, digits: number, currency: string | null): string | null {
  if (!/^\d{1,30}$/.test(units) || !Number.isInteger(digits) || digits < 0 || digits > 8) return null;
  const padded = units.padStart(digits + 1, '0');
  const point = padded.length - digits;
  return amountOf(`${padded.slice(0, point)}.${padded.slice(point)}`, currency);
}

/** Returns a number below 0 when the first amount is lower, above 0 when it is higher, and 0 when both are equal. */
export function compareAmounts(one: string, other: string): number {
  const difference = scaled(one) - scaled(other);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** Returns an amount without zeros at its end, and with at most four digits after the dot. */
function rounded(whole: bigint, fraction: string): string {
  const kept = fraction.slice(0, MAX_DIGITS.fraction).padEnd(MAX_DIGITS.fraction, '0');
  const up = Number(fraction[MAX_DIGITS.fraction] ?? '0') >= 5 ? 1n : 0n;
  const all = String(whole * 10n ** BigInt(MAX_DIGITS.fraction) + BigInt(kept) + up).padStart(
    MAX_DIGITS.fraction + 1,
    '0',
  );
  const rest = all.slice(-MAX_DIGITS.fraction).replace(/0+$/, '');
  return rest === '' ? all.slice(0, -MAX_DIGITS.fraction) : `${all.slice(0, -MAX_DIGITS.fraction)}.${rest}`;
}

function scaled(amount: string): bigint {
  const [whole = '0', fraction = ''] = amount.split('.');
  return BigInt(whole + fraction.padEnd(MAX_DIGITS.fraction, '0'));
}
