import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { isTimeZone, zonedTime } from '../rules/zoned-time.ts';
import { queryBoolean } from './wire.ts';

/** Six hexadecimal digits: a `#` would have to be encoded in an address. */
const hexColor = z
  .string()
  .regex(/^#?[\da-f]{6}$/i)
  .transform((color) => color.replace('#', '').toLowerCase());

const { minWidth, maxWidth, defaultWidth } = LIMITS.countdown;

/** Moment and look of a countdown. All but the moment have defaults. */
export const countdownQuery = z
  .object({
    /** ISO 8601; without an offset it is the time on the clocks of the zone. */
    eventDateTime: z.string().max(40),
    timeZone: z.string().max(64).default('UTC').refine(isTimeZone, { error: 'This is not a time zone.' }),
    /** Of the picture, pixels; its height follows. */
    width: z.coerce.number().int().min(minWidth).max(maxWidth).default(defaultWidth),
    look: z.enum(['plain', 'boxes']).default('boxes'),
    color: hexColor.default('ffffff'),
    boxColor: hexColor.default('1d2430'),
    labelColor: hexColor.default('596270'),
    background: hexColor.default('ffffff'),
    labels: queryBoolean.default(true),
    /** Of the labels, without a region; in English where its words cannot be drawn. */
    lang: z
      .string()
      .regex(/^[a-z]{2,3}$/)
      .default('en'),
  })
  .refine(({ eventDateTime, timeZone }) => zonedTime(eventDateTime, timeZone) !== null, {
    path: ['eventDateTime'],
    error: 'This is not a date and time.',
  });

export type CountdownStyle = Omit<z.output<typeof countdownQuery>, 'eventDateTime' | 'timeZone'>;
