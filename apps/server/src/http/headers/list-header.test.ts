import { expect, it } from 'vitest';
import { listHeader } from './list-header.ts';

const read = (header: string | undefined) => JSON.parse(decodeURIComponent(header ?? 'null'));

it('writes a list that any header can hold', () => {
  const entries = [
    { check: 'sendingField', node: { id: 'a', words: 'Größe, "日本" \u{1f600}\r\nX: y' } },
    { check: 'x', node: null },
  ];
  expect(listHeader(entries)).toMatch(/^[\w%.!~*'()-]+$/);
  expect(read(listHeader(entries))).toEqual(entries);
  expect(read(listHeader(['\ud800']))).toEqual(['\ud800']);
});

it('leaves out whole entries over 4 KB, and all of an empty list', () => {
  const long = 'ä'.repeat(600);
  const entries = [long, 'b', long, 'c', 'd'.repeat(500)];
  const header = listHeader(entries);
  expect(header?.length).toBeLessThanOrEqual(4096);
  expect(read(header)).toEqual([long, 'b', 'c']);
  expect(read(listHeader(['x'.repeat(5000), 'y']))).toEqual(['y']);
  expect(listHeader(['x'.repeat(5000)])).toBeUndefined();
  expect(listHeader([])).toBeUndefined();
});
