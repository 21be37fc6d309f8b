import { expect, test } from 'vitest';
import { withoutTable } from './without-table.mjs';

/** Tables of a font by their tags, in the order of their entries. */
function tablesOf(font: Buffer): readonly (readonly [tag: string, content: string])[] {
  return Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const at = 12 + index * 16;
    const start = font.readUInt32BE(at + 8);
    return [font.toString('latin1', at, at + 4), font.toString('latin1', start, start + font.readUInt32BE(at + 12))];
  });
}

function fontOf(tables: readonly (readonly [tag: string, content: string])[]): Buffer {
  const header = Buffer.alloc(12 + tables.length * 16);
  header.writeUInt32BE(0x00010000, 0);
  header.writeUInt16BE(tables.length, 4);
  let at = header.length;
  for (const [index, [tag, content]] of tables.entries()) {
    const entry = 12 + index * 16;
    header.write(tag, entry, 'latin1');
    header.writeUInt32BE(at, entry + 8);
    header.writeUInt32BE(content.length, entry + 12);
    at += content.length;
  }
  return Buffer.concat([header, ...tables.map(([, content]) => Buffer.from(content, 'latin1'))]);
}

test('a font without a table has all others, each at a multiple of four bytes', () => {
  const tables = [
    ['COLR', 'colors'],
    ['SVG ', '<svg/>'],
    ['cmap', 'letters'],
    ['glyf', 'lines'],
  ] as const;
  const font = withoutTable(fontOf(tables), 'SVG ');
  expect(tablesOf(font)).toEqual(tables.filter(([tag]) => tag !== 'SVG '));
  expect([4, 6, 8, 10].map((at) => font.readUInt16BE(at))).toEqual([3, 32, 1, 16]);
  for (let index = 0; index < 3; index += 1) expect(font.readUInt32BE(12 + index * 16 + 8) % 4).toBe(0);
  expect(tablesOf(withoutTable(font, 'none'))).toEqual(tablesOf(font));
});
