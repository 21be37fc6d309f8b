/**
 * An amount of money as readers of a language write it: `49.00` in `EUR` is `€49.00` in English and `49,00 €` in German.
 * Without a currency, the amount alone. The amount is never made a float.
 *
 * @param amount digits with a dot, e.g. `49.00`
 */
export function formatPrice(amount: string, currency: string | null, lang: string): string {
  if (!currency) return amount;
  const format = formatOf(lang, currency) ?? formatOf('en', currency);
  return format ? format.format(amount as `${number}`) : `${amount} ${currency}`;
}

function formatOf(lang: string, currency: string): Intl.NumberFormat | null {
  try {
    return new Intl.NumberFormat(lang, { style: 'currency', currency });
  } catch {
    return null;
  }
}
