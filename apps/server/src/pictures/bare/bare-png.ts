import { keptParts } from './kept-parts.ts';

/** What makes a PNG look as it does; the rest tells of its author, camera, place and time, or carries what is no picture. */
const KEPT = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT bKGD hIST pHYs sPLT acTL fcTL fdAT cICP'.split(' ').map(numberOf),
);
const END = numberOf('IEND');
const SIGNATURE_BYTES = 8;
/** Length, kind and checksum. */
const FRAME_BYTES = 12;

/** A PNG with nothing but its picture, byte for byte; null where it does not end as it should. */
export function barePng(file: Uint8Array): Uint8Array | null {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const parts = keptParts(bytes);
  parts.keep(0, SIGNATURE_BYTES);
  for (let at = SIGNATURE_BYTES; at + FRAME_BYTES <= bytes.length; ) {
    const kind = bytes.readUInt32BE(at + 4);
    const end = at + FRAME_BYTES + bytes.readUInt32BE(at);
    if (end > bytes.length) return null;
    if (KEPT.has(kind)) parts.keep(at, end);
    if (kind === END) return parts.join();
    at = end;
  }
  return null;
}

/** The kind of a chunk as the file has it: four letters in one number. */
function numberOf(kind: string): number {
  return Buffer.from(kind, 'latin1').readUInt32BE(0);
}
