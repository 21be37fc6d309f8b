import { canDraw } from './glyphs.ts';

const UNITS = ['day', 'hour', 'minute', 'second'] as const;
/** Number that takes the plural form for many in most languages. */
const MANY = 20;
/** Most letters of a label; a longer one would overlap the next label. */
const MAX_LETTERS = 8;

/** Returns the labels of a countdown's groups in a language; in English when the language has no words that can be drawn. */
export function unitLabels(lang: string): readonly string[] {
  // For a language it does not know the formatter takes that of the machine.
  const [known] = Intl.NumberFormat.supportedLocalesOf(lang);
  const labels = UNITS.map((unit) => (known === undefined ? '' : unitLabel(known, unit)));
  return labels.every((label) => label !== '' && label.length <= MAX_LETTERS && canDraw(label))
    ? labels
    : UNITS.map((unit) => unitLabel('en', unit));
}

function unitLabel(lang: string, unit: string): string {
  const format = new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' });
  const part = format.formatToParts(MANY).find(({ type }) => type === 'unit');
  return (part?.value ?? '').trim().toLocaleUpperCase(lang);
}
