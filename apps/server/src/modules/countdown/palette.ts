import { hexChannels } from '@mailwright/blocks';
import type { CountdownStyle } from '@mailwright/contract';

/** Number of steps of each ramp between two colors: digits are large, so their edges get the most. */
const STEPS = { box: 7, label: 9, digit: 15 } as const;

/** First index of each ramp; index 0 is the background of the picture. */
const FIRST = { box: 1, label: 1 + STEPS.box, digit: 1 + STEPS.box + STEPS.label } as const;

type Ramp = keyof typeof STEPS;

/**
 * Returns 32 colors as 0xRRGGBB: the background and three ramps. They are known in advance, so that no quantizing is needed.
 */
export function paletteOf({ background, boxColor, labelColor, color, look }: CountdownStyle): readonly number[] {
  const behindDigits = look === 'boxes' ? boxColor : background;
  return [
    packed(channels(background)),
    ...ramp(background, boxColor, STEPS.box),
    ...ramp(background, labelColor, STEPS.label),
    ...ramp(behindDigits, color, STEPS.digit),
  ];
}

/** Returns the palette index of a pixel that a shape covers by `coverage`, 0 to 255; 0 leaves the pixel as it is. */
export function rampIndex(kind: Ramp, coverage: number): number {
  const step = Math.round((coverage / 255) * STEPS[kind]);
  return step === 0 ? 0 : FIRST[kind] + step - 1;
}

function ramp(from: string, to: string, steps: number): readonly number[] {
  const [a, b] = [channels(from), channels(to)];
  return Array.from({ length: steps }, (_, index) => {
    const share = (index + 1) / steps;
    return packed(a.map((channel, place) => Math.round(channel + ((b[place] ?? 0) - channel) * share)));
  });
}

function packed(channels: readonly number[]): number {
  return channels.reduce((color, channel) => color * 256 + channel, 0);
}

function channels(color: string): readonly number[] {
  return hexChannels(color)?.slice(0, 3) ?? [];
}
