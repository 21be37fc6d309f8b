import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** A picture that nothing is wrong with. */
export function honest(width = 30, height = 20): Sharp {
  return sharp({ create: { width, height, channels: 3, background: '#2f5bd7' } });
}

/** Three frames. */
export function moving(side: number): Sharp {
  const frames = Buffer.concat([0, 100, 200].map((shade) => Buffer.alloc(side * side * 3, shade)));
  return sharp(frames, { raw: { width: side, height: side * 3, channels: 3, pageHeight: side } });
}

export function pngChunk(kind: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  return Buffer.concat([big(data.length), named, big(crc32(named))]);
}

/** The head of a PNG: what it says of its size. */
export function pngHead(width: number, height: number): Buffer {
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const facts = Buffer.concat([big(width), big(height), Buffer.from([8, 2, 0, 0, 0])]);
  return Buffer.concat([signature, pngChunk('IHDR', facts)]);
}

/** Bytes behind the head of a PNG. */
const PNG_HEAD = 33;

/** A PNG with more behind its head. */
export function withChunks(png: Buffer, ...chunks: readonly Buffer[]): Buffer {
  return Buffer.concat([png.subarray(0, PNG_HEAD), ...chunks, png.subarray(PNG_HEAD)]);
}

/** A JPEG with more behind its first two bytes. */
export function withSegment(jpeg: Buffer, kind: number, data: Uint8Array): Buffer {
  const head = Buffer.from([0xff, kind, (data.length + 2) >> 8, (data.length + 2) & 0xff]);
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)]);
}

/** Left, top, width, height. */
export type Frame = readonly [number, number, number, number];

/** A GIF of one pixel in each frame, whatever it says of its frames and its screen. */
export function gifOf(width: number, height: number, frames: readonly Frame[]): Buffer {
  const pixel = Buffer.from([0, 2, 2, 0x4c, 1, 0]);
  const shown = frames.flatMap((place) => [
    Buffer.from([0x21, 0xf9, 4, 0, 5, 0, 0, 0, 0x2c]),
    ...place.map(little),
    pixel,
  ]);
  const screen = [Buffer.from('GIF89a'), little(width), little(height), Buffer.from([0x80, 0, 0])];
  return Buffer.concat([...screen, Buffer.from([0, 0, 0, 255, 255, 255]), ...shown, Buffer.from([0x3b])]);
}

/** Places of the frames of a GIF that has nothing between them but their control blocks, and the screen before them. */
export function framesOf(gif: Buffer): { readonly screen: readonly number[]; readonly frames: readonly Frame[] } {
  const table = (flags: number) => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));
  const numbers = (at: number, count: number) => Array.from({ length: count }, (_, n) => gif.readUInt16LE(at + 2 * n));
  const frames: Frame[] = [];
  let at = 13 + table(gif[10] ?? 0);
  while (gif[at] !== 0x3b) {
    const isFrame = gif[at] === 0x2c;
    if (isFrame) frames.push(numbers(at + 1, 4) as unknown as Frame);
    at += isFrame ? 11 + table(gif[at + 9] ?? 0) : 2;
    while (gif[at] !== 0) at += (gif[at] ?? 0) + 1;
    at += 1;
  }
  return { screen: numbers(6, 2), frames };
}

/** A file with some of its bytes replaced. */
export function patched(file: Buffer, at: number, bytes: readonly number[]): Buffer {
  const copy = Buffer.from(file);
  copy.set(bytes, at);
  return copy;
}

export function big(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function little(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}
