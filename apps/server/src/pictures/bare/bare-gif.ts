import { keptParts } from './kept-parts.ts';

const EXTENSION = 0x21;
const PICTURE = 0x2c;
const END = 0x3b;
const COMMENT = 0xfe;
const APPLICATION = 0xff;

/**
 * A GIF with nothing but its pictures, byte for byte; null where it does not end as it should, or one of them stands
 * outside of its screen, which programs make room for as they see fit.
 */
export function bareGif(file: Uint8Array): Uint8Array | null {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  let at = 13 + tableBytes(bytes[10] ?? 0);
  const parts = keptParts(bytes);
  parts.keep(0, at);
  while (at < bytes.length) {
    const block = bytes[at];
    if (block === END) {
      parts.keep(at, at + 1);
      return parts.join();
    }
    if (block !== EXTENSION && block !== PICTURE) return null;
    const start = block === EXTENSION ? at + 2 : at + 11 + tableBytes(bytes[at + 9] ?? 0);
    const end = afterBlocks(bytes, start);
    if (end > bytes.length) return null;
    if (block === PICTURE && !isOnScreen(bytes, at + 1)) return null;
    if (block === PICTURE || isShown(bytes, at)) parts.keep(at, end);
    at = end;
  }
  return null;
}

/** Returns whether an extension is shown. Of those of applications, only the number of repetitions is. */
function isShown(bytes: Buffer, at: number): boolean {
  const kind = bytes[at + 1];
  if (kind === COMMENT) return false;
  return kind !== APPLICATION || /^(NETSCAPE2\.0|ANIMEXTS1\.0)/.test(bytes.toString('latin1', at + 3, at + 14));
}

/** Returns whether a picture that begins at `at` lies within the screen that the head of the file states. */
function isOnScreen(bytes: Buffer, at: number): boolean {
  const [width, height] = [bytes.readUInt16LE(6), bytes.readUInt16LE(8)];
  const [left, top] = [bytes.readUInt16LE(at), bytes.readUInt16LE(at + 2)];
  return left + bytes.readUInt16LE(at + 4) <= width && top + bytes.readUInt16LE(at + 6) <= height;
}

function tableBytes(flags: number): number {
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 0x07) + 1);
}

/** Returns the position behind a run of blocks, each of which begins with its length. */
function afterBlocks(bytes: Buffer, start: number): number {
  let at = start;
  while (at < bytes.length && bytes[at] !== 0) at += (bytes[at] ?? 0) + 1;
  return at + 1;
}
