import { COLOR_NAMES } from './color-names.ts';

/** Red, green, blue from 0 to 255 and opacity from 0 to 1. */
type Channels = readonly [red: number, green: number, blue: number, alpha: number];

/**
 * A colour as `#rrggbb`, the one notation that every mail client, Word's shapes and `bgcolor` know. What is half
 * transparent becomes what it looks like on white; '' for what is no colour or cannot be seen.
 */
export function hexColor(value: string): string {
  const channels = readColor(value.trim().toLowerCase());
  if (!channels) return '';
  const [red, green, blue, alpha] = channels;
  if (![red, green, blue, alpha].every(Number.isFinite) || alpha <= 0) return '';
  return hexOf([red, green, blue].map((channel) => onWhite(channel, alpha)));
}

function readColor(value: string): Channels | null {
  if (value.startsWith('#')) return hexChannels(value.slice(1));
  const name = COLOR_NAMES.get(value);
  if (name) return hexChannels(name);
  const [, kind = '', inside = ''] = /^(rgb|hsl)a?\(([^()]*)\)$/.exec(value) ?? [];
  const [first, second, third, opacity = '1', ...more] = inside.split(/[\s,/]+/).filter(Boolean);
  if (first === undefined || second === undefined || third === undefined || more.length > 0) return null;
  const alpha = share(opacity, 1);
  if (kind === 'hsl') return [...fromHsl(Number.parseFloat(first), share(second, 100), share(third, 100)), alpha];
  return [
    share(first, 1) * perUnit(first),
    share(second, 1) * perUnit(second),
    share(third, 1) * perUnit(third),
    alpha,
  ];
}

/** Reads 3, 4, 6 or 8 hexadecimal digits, without the `#`; null for anything else. */
export function hexChannels(digits: string): Channels | null {
  if (!/^(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(digits)) return null;
  const long = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const at = (start: number) => Number.parseInt(long.slice(start, start + 2), 16);
  return [at(0), at(2), at(4), long.length === 8 ? at(6) / 255 : 1];
}

/** `50%` as a half; a bare number as its part of `whole`. */
function share(text: string, whole: number): number {
  return Number.parseFloat(text) / (text.endsWith('%') ? 100 : whole);
}

/** Returns the value of one unit of a channel: 255 for percentages, which are shares of 255, else 1. */
function perUnit(text: string): number {
  return text.endsWith('%') ? 255 : 1;
}

function fromHsl(degrees: number, saturation: number, lightness: number): readonly [number, number, number] {
  const [full, light] = [between(saturation, 0, 1), between(lightness, 0, 1)];
  const reach = full * Math.min(light, 1 - light);
  const channel = (turn: number) => {
    const place = (((turn + degrees / 30) % 12) + 12) % 12;
    return 255 * (light - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1)));
  };
  return [channel(0), channel(8), channel(4)];
}

function onWhite(channel: number, alpha: number): number {
  const part = between(alpha, 0, 1);
  return Math.round(between(channel, 0, 255) * part + 255 * (1 - part));
}

function between(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** Whole channels from 0 to 255 as `#rrggbb`. */
export function hexOf(channels: readonly number[]): string {
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
