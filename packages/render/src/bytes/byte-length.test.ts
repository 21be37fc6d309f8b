import fc from 'fast-check';
import { expect, it } from 'vitest';
import { byteLength } from './byte-length.ts';

it('counts what an encoder writes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(byteLength(text)).toBe(new TextEncoder().encode(text).length);
    }),
  );
});
