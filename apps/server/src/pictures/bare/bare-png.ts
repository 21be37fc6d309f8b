import { inflateSync } from 'node:zlib';
import { keptParts } from './kept-parts.ts';

/** Chunks that decide how a PNG looks. The others tell of its author, camera, place and time, or carry what is no picture. */
const KEPT = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT bKGD hIST pHYs sPLT acTL fcTL fdAT cICP'.split(' ').map(numberOf),
);
const END = numberOf('IEND');
const PROFILE = numberOf('iCCP');
/** Honest color profiles have a few kilobytes, those of printers some two megabytes. */
const MAX_PROFILE_BYTES = 4 * 1024 * 1024;
/** Characters of a profile's name. */
const PROFILE_NAME = 79;
const SIGNATURE_BYTES = 8;
/** Length, kind and checksum. */
const FRAME_BYTES = 12;

/**
 * A PNG with nothing but its picture, byte for byte; null where it does not end as it should. A color profile that is far
 * larger unpacked is left out, and so is every one but the first.
 */
export function barePng(file: Uint8Array): Uint8Array | null {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const parts = keptParts(bytes);
  parts.keep(0, SIGNATURE_BYTES);
  let hasProfile = false;
  for (let at = SIGNATURE_BYTES; at + FRAME_BYTES <= bytes.length; ) {
    const kind = bytes.readUInt32BE(at + 4);
    const end = at + FRAME_BYTES + bytes.readUInt32BE(at);
    if (end > bytes.length) return null;
    const isProfile = kind === PROFILE;
    if (isProfile ? !hasProfile && isHonestProfile(bytes.subarray(at + 8, end - 4)) : KEPT.has(kind))
      parts.keep(at, end);
    hasProfile ||= isProfile;
    if (kind === END) return parts.join();
    at = end;
  }
  return null;
}

/** Name, a zero, how it is packed, which is always the same way, and the profile packed that way. */
function isHonestProfile(data: Buffer): boolean {
  const name = data.subarray(0, PROFILE_NAME + 1).indexOf(0);
  if (name < 1) return false;
  try {
    return inflateSync(data.subarray(name + 2), { maxOutputLength: MAX_PROFILE_BYTES }).length > 0;
  } catch {
    return false;
  }
}

/** The kind of a chunk as the file has it: four letters in one number. */
function numberOf(kind: string): number {
  return Buffer.from(kind, 'latin1').readUInt32BE(0);
}
