/** What makes a PNG look as it does; the rest tells of its author, camera, place and time, or carries what is no picture. */
const KEPT = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT bKGD hIST pHYs sPLT acTL fcTL fdAT cICP'.split(' '),
);
const SIGNATURE_BYTES = 8;
/** Length, kind and checksum. */
const FRAME_BYTES = 12;

/** A PNG with nothing but its picture, byte for byte; null where it does not end as it should. */
export function barePng(file: Uint8Array): Uint8Array | null {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const parts: Buffer[] = [bytes.subarray(0, SIGNATURE_BYTES)];
  for (let at = SIGNATURE_BYTES; at + FRAME_BYTES <= bytes.length; ) {
    const kind = bytes.toString('latin1', at + 4, at + 8);
    const end = at + FRAME_BYTES + bytes.readUInt32BE(at);
    if (end > bytes.length) return null;
    if (KEPT.has(kind)) parts.push(bytes.subarray(at, end));
    if (kind === 'IEND') return Buffer.concat(parts);
    at = end;
  }
  return null;
}
