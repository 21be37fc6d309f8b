import { expect, test } from 'vitest';
import { chunksOf, filesOf } from './chunks-of.ts';

const MANIFEST = {
  page: { file: 'page.js', imports: ['shared'], css: ['page.css'], dynamicImports: ['later'] },
  shared: { file: 'shared.js', imports: ['page'] },
  later: { file: 'later.js' },
};

test('a module needs what it imports with its styles, and not what it fetches later', () => {
  expect([...filesOf(MANIFEST, 'page')]).toEqual(['page.js', 'page.css', 'shared.js']);
  expect([...chunksOf(MANIFEST, 'page')]).toEqual(['page.js', 'shared.js']);
});
