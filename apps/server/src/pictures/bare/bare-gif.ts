const EXTENSION = 0x21;
const PICTURE = 0x2c;
const END = 0x3b;
const COMMENT = 0xfe;
const APPLICATION = 0xff;

/** A GIF with nothing but its pictures, byte for byte; null where it does not end as it should. */
export function bareGif(file: Uint8Array): Uint8Array | null {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  let at = 13 + tableBytes(bytes[10] ?? 0);
  const parts: Buffer[] = [bytes.subarray(0, at)];
  while (at < bytes.length) {
    const block = bytes[at];
    if (block === END) return Buffer.concat([...parts, bytes.subarray(at, at + 1)]);
    if (block !== EXTENSION && block !== PICTURE) return null;
    const start = block === EXTENSION ? at + 2 : at + 11 + tableBytes(bytes[at + 9] ?? 0);
    const end = afterBlocks(bytes, start);
    if (end > bytes.length) return null;
    const part = bytes.subarray(at, end);
    if (block === PICTURE || isShown(part)) parts.push(part);
    at = end;
  }
  return null;
}

/** Of what applications add, only how often the animation runs is shown. */
function isShown(extension: Buffer): boolean {
  if (extension[1] === COMMENT) return false;
  return extension[1] !== APPLICATION || /^(NETSCAPE2\.0|ANIMEXTS1\.0)/.test(extension.toString('latin1', 3, 14));
}

function tableBytes(flags: number): number {
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 0x07) + 1);
}

/** Behind a run of blocks, each of which begins with its length. */
function afterBlocks(bytes: Buffer, start: number): number {
  let at = start;
  while (at < bytes.length && bytes[at] !== 0) at += (bytes[at] ?? 0) + 1;
  return at + 1;
}
