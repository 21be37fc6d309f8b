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

const SHORT_STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
];

/** Returns the locale for Intl. Intl does not know the pseudo-language, so texts in it are formatted as in English. */
function locale(): string {
  return i18n.language || 'en';
}

/**
 * Returns a relative time such as "3 hours ago", "yesterday" or "in 7 days"; less than a minute is "now". Times in the past are
 * whole units ago, times in the future are rounded.
 */
export function relativeTime(date: string | number | Date, now: number = Date.now()): string {
  const seconds = (new Date(date).getTime() - now) / 1000;
  const format = new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' });
  for (const [unit, length] of STEPS) {
    if (Math.abs(seconds) < length) continue;
    return format.format(seconds < 0 ? Math.trunc(seconds / length) : Math.round(seconds / length), unit);
  }
  return format.format(0, 'second');
}

/** Returns the day and time in the reader's language, e.g. for a tooltip beside a relative time. */
export function fullDate(date: string | number | Date): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(date));
}

/** Returns "Today", "Yesterday" or the date. `now` is set by tests. */
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

/** Returns the time of day alone, e.g. "10:45 AM". */
export function timeOfDay(date: string | number | Date): string {
  return new Intl.DateTimeFormat(locale(), { timeStyle: 'short' }).format(new Date(date));
}

/** Returns the time of day for today, such as "10:42 AM", with the date for other days. `now` is set by tests. */
export function formatMoment(date: string | number | Date, now: number = Date.now()): string {
  const isToday = new Date(date).toDateString() === new Date(now).toDateString();
  return isToday ? timeOfDay(date) : fullDate(date);
}

/** Returns a time ago as short as the language has it, such as "12s ago"; what has only just passed is one second ago. */
export function shortAgo(then: number, now: number, language: string): string {
  const seconds = Math.max(1, Math.round((now - then) / 1000));
  const format = new Intl.RelativeTimeFormat(language, { style: 'narrow', numeric: 'always' });
  const [unit, length] = SHORT_STEPS.find(([, size]) => seconds >= size) ?? ['second', 1];
  return format.format(-Math.floor(seconds / length), unit);
}

/** Returns the number with exactly one decimal, e.g. for a size. */
export function formatDecimal(value: number): string {
  return new Intl.NumberFormat(locale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
}

/** Returns a size given in KB as text: whole KB, or MB above. */
export function formatSize(kb: number): string {
  return displaySize(kb, locale());
}

/** Returns a size given in bytes as text: whole KB, or MB above. */
export function formatBytes(bytes: number): string {
  return formatSize(bytes / 1024);
}

/** Returns the names as one text: "Ben, Carla and Dan". */
export function listOf(names: readonly string[]): string {
  return new Intl.ListFormat(locale(), { type: 'conjunction' }).format(names);
}

export function formatNumber(value: number): string {
  return new Intl.NumberFormat(locale()).format(value);
}

/** Returns a share of 1 in whole percent. */
export function formatPercent(share: number): string {
  return new Intl.NumberFormat(locale(), { style: 'percent' }).format(share);
}
