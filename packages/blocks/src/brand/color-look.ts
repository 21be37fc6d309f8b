import { hexChannels } from '../shared/hex-color.ts';

/** Channels of `#rrggbb`, 0 to 255. */
export function channelsOf(color: string): readonly [number, number, number] {
  const [red = 0, green = 0, blue = 0] = hexChannels(color.slice(1)) ?? [];
  return [red, green, blue];
}

/** Returns how colorful a color is, 0 (gray) to 1; a nearly white or nearly black color is never colorful. */
export function chromaOf(color: string): number {
  const channels = channelsOf(color);
  return (Math.max(...channels) - Math.min(...channels)) / 255;
}

/** Returns how light a color looks, 0 (black) to 1 (white). */
export function lightnessOf(color: string): number {
  const [red, green, blue] = channelsOf(color);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

/** From one color towards another; `share` 0 is the one, 1 the other. */
export function mixed(one: string, other: string, share: number): string {
  const [from, to] = [channelsOf(one), channelsOf(other)];
  const parts = from.map((part, index) => Math.round(part + ((to[index] ?? part) - part) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
