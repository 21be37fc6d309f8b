import { describe, expect, it } from 'vitest';
import { movesAsGif } from './gif-frames.ts';
import { isAnimated, pictureKind, pixelsOf } from './image-bytes.ts';

const text = (words: string) => [...words].map((sign) => sign.charCodeAt(0));
const bytes = (words: string) => Uint8Array.from(text(words));
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

describe('movesAsGif', () => {
  const head = [...text('GIF89a'), 1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255];
  const picture = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x4c, 1, 0];
  const pause = [0x21, 0xf9, 4, 0, 10, 0, 0, 0];

  it('counts the pictures, also of one that does not say that it goes on', () => {
    expect(movesAsGif(Uint8Array.from([...head, ...pause, ...picture, ...pause, ...picture, 0x3b]))).toBe(true);
    expect(movesAsGif(Uint8Array.from([...head, ...pause, ...picture, 0x3b, ...picture]))).toBe(false);
  });

  it('ends where a broken one does', () => {
    expect(movesAsGif(Uint8Array.from([...head, ...pause, 0x2c, 0]))).toBe(false);
    expect(movesAsGif(Uint8Array.from([...head, 0x21, 0xfe, 255]))).toBe(false);
  });
});

describe('pictureKind', () => {
  it('knows a picture by how it begins, not by its name', () => {
    const starts = [
      '\x89PNG\r\n',
      '\xff\xd8\xff\xe0',
      'GIF89a',
      'RIFF\0\0\0\0WEBPVP8 ',
      '\ufeff<!-- a --><svg xmlns="',
    ];
    expect(
      starts.map((start) => pictureKind(start.startsWith('\ufeff') ? new TextEncoder().encode(start) : bytes(start))),
    ).toEqual(['png', 'jpeg', 'gif', 'webp', 'svg']);
    expect(pictureKind(bytes('Dear all, this is a letter'))).toBeNull();
    expect(pictureKind(new Uint8Array())).toBeNull();
  });

  it('tells AVIF from HEIC by all brands that a file names', () => {
    const box = (...brands: readonly string[]) => {
      const [main = '', ...others] = brands;
      return bytes(`\0\0\0${String.fromCharCode(16 + 4 * others.length)}ftyp${main}\0\0\0\0${others.join('')}`);
    };
    expect(pictureKind(box('avif', 'mif1'))).toBe('avif');
    expect(pictureKind(box('mif1', 'avif'))).toBe('avif');
    expect(pictureKind(box('heic', 'mif1'))).toBe('heic');
    expect(pictureKind(box('mif1', 'heic'))).toBe('heic');
    expect(pictureKind(box('isom', 'mp41'))).toBeNull();
  });
});

it('reads the pixels from the start of a file alone', () => {
  const sized = (width: number, height: number) =>
    png(chunk('IHDR', [0, 0, width >> 8, width & 255, 0, 0, height >> 8, height & 255, 8, 2, 0, 0, 0]));
  expect(pixelsOf(sized(20_000, 15_000))).toBe(300_000_000);
  const jpeg = [0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc2, 0, 17, 8, 0x0f, 0xa0, 0x0b, 0xb8, 3, 0, 0, 0, 0, 0, 0];
  expect(pixelsOf(Uint8Array.from(jpeg))).toBe(4000 * 3000);
  expect(pixelsOf(bytes('GIF89a\x10\0\x20\0................'))).toBe(16 * 32);
  expect(pixelsOf(bytes('RIFF\0\0\0\0WEBPVP8 ................'))).toBeNull();
});
