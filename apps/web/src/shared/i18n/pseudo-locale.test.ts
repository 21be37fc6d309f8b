import { expect, test } from 'vitest';
import { toPseudo } from './pseudo-locale.ts';

test('accents letters and keeps placeholders and tags', () => {
  expect(toPseudo({ size: 'Size {{size}} <b>now</b>' })).toEqual({ size: '[Šížé {{size}} <b>ñöw</b>········]' });
});
