import { keptParts } from './kept-parts.ts';

const MARKER = 0xff;
const START_OF_SCAN = 0xda;
const END = 0xd9;
const COMMENT = 0xfe;
const APP_0 = 0xe0;
const APP_2 = 0xe2;
const APP_14 = 0xee;
const APP_15 = 0xef;

/** A JPEG with nothing but its picture, byte for byte; null where it does not end as it should. */
export function bareJpeg(file: Uint8Array): Uint8Array | null {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const parts = keptParts(bytes);
  parts.keep(0, 2);
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== MARKER) return null;
    const kind = bytes[at + 1] ?? 0;
    if (kind === MARKER) {
      at += 1;
      continue;
    }
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length) return null;
    if (isShown(bytes, at, kind)) parts.keep(at, end);
    at = end;
    if (kind !== START_OF_SCAN) continue;
    const next = endOfScan(bytes, at);
    if (next === null) return null;
    parts.keep(at, next);
    at = next;
    if (bytes[at + 1] !== END) continue;
    parts.keep(at, at + 2);
    return parts.join();
  }
  return null;
}

/**
 * Returns whether a segment changes how the picture looks. Of those of applications, only the color profile and the way in
 * which colors are stored do.
 */
function isShown(bytes: Buffer, at: number, kind: number): boolean {
  if (kind === COMMENT) return false;
  if (kind < APP_0 || kind > APP_15) return true;
  if (kind === APP_2) return bytes.toString('latin1', at + 4, at + 15) === 'ICC_PROFILE';
  return kind === APP_0 || kind === APP_14;
}

/** The next marker behind the pixels of a scan; restarts and escaped bytes are part of them. */
function endOfScan(bytes: Buffer, start: number): number | null {
  for (let at = bytes.indexOf(MARKER, start); at >= 0 && at + 1 < bytes.length; at = bytes.indexOf(MARKER, at + 1)) {
    const kind = bytes[at + 1] ?? 0;
    const isPixels = kind === 0 || kind === MARKER || (kind >= 0xd0 && kind <= 0xd7);
    if (!isPixels) return at;
  }
  return null;
}
