import { describe, expect, it } from 'vitest';
import { isAnimated, isPicture } from './image-bytes.ts';

const text = (words: string) => [...words].map((sign) => sign.charCodeAt(0));
const chunk = (kind: string, content: readonly number[]) => [
  0,
  0,
  0,
  content.length,
  ...text(kind),
  ...content,
  0,
  0,
  0,
  0,
];
const png = (...chunks: readonly (readonly number[])[]) =>
  Uint8Array.from([0x89, ...text('PNG'), 13, 10, 26, 10, ...chunks.flat()]);
const webp = (kind: string, flags: number) =>
  Uint8Array.from([...text('RIFF'), 0, 0, 0, 0, ...text('WEBP'), ...text(kind), 10, 0, 0, 0, flags, 0, 0, 0]);

describe('isAnimated', () => {
  it('knows an animated PNG by its control chunk before the first picture', () => {
    expect(isAnimated(png(chunk('IHDR', [1, 2, 3]), chunk('acTL', [0, 0]), chunk('IDAT', [])))).toBe(true);
    expect(isAnimated(png(chunk('IHDR', [1, 2, 3]), chunk('IDAT', []), chunk('acTL', [])))).toBe(false);
    expect(isAnimated(png())).toBe(false);
  });

  it('knows an animated WebP by its flag', () => {
    expect(isAnimated(webp('VP8X', 0x02))).toBe(true);
    expect(isAnimated(webp('VP8X', 0x10))).toBe(false);
    expect(isAnimated(webp('VP8L', 0x02))).toBe(false);
  });

  it('takes anything else for a still picture', () => {
    expect(isAnimated(Uint8Array.from([0xff, 0xd8, 0xff]))).toBe(false);
    expect(isAnimated(new Uint8Array())).toBe(false);
  });
});

it('knows a picture by its first bytes, not by its name', () => {
  const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
  expect(
    ['\x89PNG\r\n', '\xff\xd8\xff\xe0', 'GIF89a', 'RIFF\0\0\0\0WEBPVP8 '].map((start) => isPicture(bytes(start))),
  ).toEqual([true, true, true, true]);
  expect(isPicture(bytes('Dear all, this is a letter'))).toBe(false);
});
