import type { TimerProps } from './definition.ts';

/** Returns the timer's end in words, for those who do not see the picture: `Ends 24 December 2026, 18:00 (Europe/Berlin)`. */
export function endWords({ alt, endDate, timeZone }: TimerProps, lang: string): string {
  const [date = '', time = ''] = endDate.split('T');
  return `${alt} ${longDate(date, lang)}, ${time.replace(/:00$/, (zero) => (time.length > 5 ? '' : zero))} (${timeZone})`.trim();
}

function longDate(date: string, lang: string): string {
  try {
    return new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(`${date}T00:00Z`));
  } catch {
    return date;
  }
}
