const HEADER_BYTES = 12;
const ENTRY_BYTES = 16;

/**
 * Returns a font without one of its tables, say `SVG `, which draws what another table draws as well:
 * https://learn.microsoft.com/en-us/typography/opentype/spec/otff#table-directory
 * @param {Buffer} font
 * @param {string} tag four characters
 */
export function withoutTable(font, tag) {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const at = HEADER_BYTES + index * ENTRY_BYTES;
    return {
      at,
      tag: font.toString('latin1', at, at + 4),
      start: font.readUInt32BE(at + 8),
      size: font.readUInt32BE(at + 12),
    };
  });
  const kept = entries.filter((entry) => entry.tag !== tag);
  const power = 2 ** Math.floor(Math.log2(kept.length));
  const header = Buffer.alloc(HEADER_BYTES + kept.length * ENTRY_BYTES);
  font.copy(header, 0, 0, 4);
  header.writeUInt16BE(kept.length, 4);
  header.writeUInt16BE(power * ENTRY_BYTES, 6);
  header.writeUInt16BE(Math.log2(power), 8);
  header.writeUInt16BE((kept.length - power) * ENTRY_BYTES, 10);
  const parts = [header];
  let length = header.length;
  for (const [index, { at, start, size }] of kept.entries()) {
    const entry = HEADER_BYTES + index * ENTRY_BYTES;
    font.copy(header, entry, at, at + ENTRY_BYTES);
    header.writeUInt32BE(length, entry + 8);
    const padding = -size & 3;
    parts.push(font.subarray(start, start + size), Buffer.alloc(padding));
    length += size + padding;
  }
  return Buffer.concat(parts);
}
