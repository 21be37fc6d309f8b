const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
];

/** "12s ago": as short as the language has it. A moment that has only just passed counts as one second. */
export function shortAgo(then: number, now: number, language: string): string {
  const seconds = Math.max(1, Math.round((now - then) / 1000));
  const format = new Intl.RelativeTimeFormat(language, { style: 'narrow', numeric: 'always' });
  const [unit, length] = UNITS.find(([, size]) => seconds >= size) ?? ['second', 1];
  return format.format(-Math.floor(seconds / length), unit);
}
