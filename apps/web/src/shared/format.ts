import { displaySize } from '@mailwright/contract';
import { i18n } from './i18n/i18n.ts';

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** Intl knows no locale by the pseudo-language's name, so it writes as English does. */
function locale(): string {
  return i18n.language || 'en';
}

/** "3 hours ago", "yesterday", "in 7 days"; less than a minute is "now". What is past is whole units ago, what comes is rounded. */
export function relativeTime(date: string | number | Date, now: number = Date.now()): string {
  const seconds = (new Date(date).getTime() - now) / 1000;
  const format = new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' });
  for (const [unit, length] of STEPS) {
    if (Math.abs(seconds) < length) continue;
    return format.format(seconds < 0 ? Math.trunc(seconds / length) : Math.round(seconds / length), unit);
  }
  return format.format(0, 'second');
}

/** Day and time in the reader's language, e.g. for a tooltip beside a relative time. */
export function fullDate(date: string | number | Date): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(date));
}

/** "Today", "Yesterday", else the date. `now` is given by tests. */
export function dayOf(date: string | number | Date, now: number = Date.now()): string {
  const day = new Date(date);
  const days = [0, -1].find((back) => {
    const other = new Date(now);
    other.setDate(other.getDate() + back);
    return other.toDateString() === day.toDateString();
  });
  if (days === undefined) return new Intl.DateTimeFormat(locale(), { dateStyle: 'long' }).format(day);
  const name = new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' }).format(days, 'day');
  return name.charAt(0).toLocaleUpperCase(locale()) + name.slice(1);
}

/** The time alone, e.g. "10:45 AM". */
export function timeOfDay(date: string | number | Date): string {
  return new Intl.DateTimeFormat(locale(), { timeStyle: 'short' }).format(new Date(date));
}

/** With exactly one decimal, e.g. a size. */
export function formatDecimal(value: number): string {
  return new Intl.NumberFormat(locale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
}

/** A size as people read it: whole KB, or MB above. */
export function formatSize(kb: number): string {
  return displaySize(kb, locale());
}

/** The same of bytes. */
export function formatBytes(bytes: number): string {
  return formatSize(bytes / 1024);
}

/** "Ben, Carla and Dan". */
export function listOf(names: readonly string[]): string {
  return new Intl.ListFormat(locale(), { type: 'conjunction' }).format(names);
}

export function formatNumber(value: number): string {
  return new Intl.NumberFormat(locale()).format(value);
}

/** A share of 1 in whole percent. */
export function formatPercent(share: number): string {
  return new Intl.NumberFormat(locale(), { style: 'percent' }).format(share);
}
