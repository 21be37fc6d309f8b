import { hexChannels, hexOf } from './hex-color.ts';

/** From a color to black or white, in how many steps. */
const STEPS = 40;

/** Returns the contrast of two colors, 1 to 21, as WCAG 2 defines it; null unless both are plain hex colors. */
export function contrastOf(one: string, other: string): number | null {
  const [first, second] = [channelsOf(one), channelsOf(other)];
  return first && second && between(luminance(first), luminance(second));
}

function between(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Returns the contrast that most people need to read words of this size (CSS pixels). */
export function neededContrast(fontSize: number, bold: boolean): number {
  return fontSize >= 24 || (bold && fontSize >= 18.66) ? 3 : 4.5;
}

/** Share of a color's brightness by the value of one channel, 0 to 255. */
const BRIGHTNESS = Array.from({ length: 256 }, (_, channel) => {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => BRIGHTNESS[channel] ?? 0);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channelsOf(color: string): readonly number[] | null {
  const [, digits = ''] = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(color.trim()) ?? [];
  return hexChannels(digits)?.slice(0, 3) ?? null;
}

/** The color nearest to this one, darker or lighter, that stands out enough; null unless both are plain hex colors. */
export function readableColor(color: string, background: string, needed: number): string | null {
  const [channels, ground] = [channelsOf(color), channelsOf(background)];
  if (channels === null || ground === null) return null;
  const around = luminance(ground);
  for (let step = 1; step <= STEPS; step++) {
    for (const end of [0, 255]) {
      const mixed = channels.map((part) => Math.round(part + ((end - part) * step) / STEPS));
      if (between(luminance(mixed), around) >= needed) return hexOf(mixed);
    }
  }
  return null;
}
