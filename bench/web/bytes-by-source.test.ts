import { encode } from '@jridgewell/sourcemap-codec';
import { expect, test } from 'vitest';
import { bytesBySource } from './bytes-by-source.ts';

test('each character of a built file counts for the source it comes from', () => {
  const mappings = encode([
    [
      [2, 0, 0, 0],
      [5, 1, 0, 0],
    ],
    [[0, 0, 1, 0], [3]],
  ]);
  const bytes = bytesBySource('--aaabb\naaa;', { sources: ['a.ts', 'b.ts'], mappings });
  expect(Object.fromEntries(bytes)).toEqual({ '': 3, 'a.ts': 6, 'b.ts': 2 });
});
