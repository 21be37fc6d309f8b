import { LIMITS } from '@mailwright/contract';
import { color } from '../shared/css.ts';
import type { TimerProps } from './definition.ts';

/** Drawn twice as dense as shown, as far as the server draws. */
const DENSITY = 2;

const { maxWidth, minWidth, defaultWidth } = LIMITS.countdown;

/**
 * The path of the picture that counts down, with what differs from the server's defaults. `shown` is the width it is
 * shown at, `lang` the mail's language.
 */
export function countdownAddress(props: TimerProps, shown: number, lang: string): string {
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
    ['lang', props.labels ? labelLanguage(lang) : 'en', 'en'],
    ['labelColor', props.labels ? sixDigits(props.labelColor) : '', props.labels ? '596270' : ''],
  ];
  const parts = query
    .filter(([, value, standard]) => value !== standard)
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%3A', ':').replaceAll('%2F', '/')}`);
  return `/api/v2/internal/countdown?${parts.join('&')}`;
}

/** The language of the labels: the mail's without its region, English where it is no language. */
function labelLanguage(lang: string): string {
  return /^[a-z]{2,3}(?=-|$)/.exec(lang.toLowerCase())?.[0] ?? 'en';
}

/** The picture's colours are plain hex; of what is none, black is left. */
function sixDigits(typed: string): string {
  return color(typed).slice(1) || '000000';
}
