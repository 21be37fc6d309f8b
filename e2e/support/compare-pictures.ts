import { writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/**
 * How far two pixels may be apart in colour (0 to 1), and which share of them may be. The canvas paints each section by
 * itself, so a line of text at half a pixel may be drawn one device pixel higher or lower; nothing larger passes.
 */
const TOLERANCE = { colour: 0.1, share: 0.005 } as const;

/** Holds two pictures to be of one size and, within `TOLERANCE`, the same; keeps the pictures and their difference if they are not. */
export function expectSamePicture(name: string, actual: Buffer, expected: Buffer): void {
  const a = PNG.sync.read(actual);
  const b = PNG.sync.read(expected);
  expect({ width: a.width, height: a.height }, `${name}: size`).toEqual({ width: b.width, height: b.height });
  const difference = new PNG({ width: a.width, height: a.height });
  const count = pixelmatch(a.data, b.data, difference.data, a.width, a.height, { threshold: TOLERANCE.colour });
  const share = count / (a.width * a.height);
  if (share > TOLERANCE.share) {
    const keep = (kind: string, picture: Buffer) =>
      writeFileSync(test.info().outputPath(`${name}-${kind}.png`), picture);
    keep('actual', actual);
    keep('expected', expected);
    keep('difference', PNG.sync.write(difference));
  }
  expect(share, `${name}: share of pixels that differ`).toBeLessThanOrEqual(TOLERANCE.share);
}
