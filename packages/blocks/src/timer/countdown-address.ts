import { LIMITS } from '@mailwright/contract';
import type { TimerProps } from './definition.ts';

/** Drawn twice as dense as shown, as far as the server draws. */
const DENSITY = 2;

const { maxWidth, minWidth, defaultWidth } = LIMITS.countdown;

/**
 * The path of the picture that counts down, with what differs from the server's defaults. `shown` is the width it is
 * shown at.
 */
export function countdownAddress(props: TimerProps, shown: number): string {
  const width = Math.min(maxWidth, Math.max(minWidth, Math.round(shown * DENSITY)));
  const query: readonly (readonly [string, string, string])[] = [
    ['eventDateTime', props.endDate, ''],
    ['timeZone', props.timeZone, ''],
    ['width', String(width), String(defaultWidth)],
    ['look', props.look, 'boxes'],
    ['color', sixDigits(props.color), 'ffffff'],
    ['boxColor', sixDigits(props.boxColor), '1d2430'],
    ['background', sixDigits(props.ground), 'ffffff'],
    ['labels', String(props.labels), 'true'],
    ['labelColor', props.labels ? sixDigits(props.labelColor) : '', props.labels ? '596270' : ''],
  ];
  const parts = query
    .filter(([, value, standard]) => value !== standard)
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%3A', ':').replaceAll('%2F', '/')}`);
  return `/api/v2/internal/countdown?${parts.join('&')}`;
}

/** The picture's colours are plain hex; of a colour in other words, black is left. */
function sixDigits(color: string): string {
  const [, short, long] = /^#(?:([\da-f]{3})[\da-f]?|([\da-f]{6})(?:[\da-f]{2})?)$/i.exec(color) ?? [];
  if (long) return long.toLowerCase();
  return short ? [...short.toLowerCase()].map((digit) => digit + digit).join('') : '000000';
}
