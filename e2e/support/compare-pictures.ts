import { writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/**
 * Largest difference in color between two pixels (0 to 1), and the largest share of pixels that may exceed it. During
 * editing, the canvas paints each section by itself, so a line of text at half a pixel may be drawn one device pixel higher
 * or lower; nothing larger passes.
 */
const TOLERANCE = { colour: 0.1, share: 0.005 } as const;

/** Holds two pictures to be of one size and, within `TOLERANCE`, the same; keeps the pictures and their difference if they are not. */
export function expectSamePicture(name: string, actual: Buffer, expected: Buffer): void {
  compare(name, actual, expected, { threshold: TOLERANCE.colour }, TOLERANCE.share);
}

/** Holds two pictures to be the same in every pixel, but for the last bit of a colour at rounded corners. */
export function expectIdenticalPicture(name: string, actual: Buffer, expected: Buffer): void {
  compare(name, actual, expected, { threshold: 0.01, includeAA: true }, 0);
}

type Options = Parameters<typeof pixelmatch>[5];

function compare(name: string, actual: Buffer, expected: Buffer, options: Options, mostShare: number): void {
  const keep = (kind: string, picture: Buffer) => writeFileSync(test.info().outputPath(`${name}-${kind}.png`), picture);
  const a = PNG.sync.read(actual);
  const b = PNG.sync.read(expected);
  expect({ width: a.width, height: a.height }, `${name}: size`).toEqual({ width: b.width, height: b.height });
  const difference = new PNG({ width: a.width, height: a.height });
  const count = pixelmatch(a.data, b.data, difference.data, a.width, a.height, options);
  const share = count / (a.width * a.height);
  if (share > mostShare) {
    keep('actual', actual);
    keep('expected', expected);
    keep('difference', PNG.sync.write(difference));
  }
  expect(share, `${name}: share of pixels that differ`).toBeLessThanOrEqual(mostShare);
}
