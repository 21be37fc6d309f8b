import { expect, it } from 'vitest';
import { holdFolderSizes } from './folder-sizes.ts';

const files = (folder: string, count: number) => Array.from({ length: count }, (_, index) => `${folder}/${index}.ts`);

it('a folder holds 60 files', () => {
  expect(holdFolderSizes(files('a', 60), {}).problems).toEqual([]);
  expect(holdFolderSizes(files('a', 61), {}).problems).toEqual([
    'a: 61 files directly in it, at most 60; part it by noun',
  ]);
  expect(holdFolderSizes([...files('a', 50), ...files('a/b', 50)], {}).problems).toEqual([]);
});

it('a crowded one may hold what it held, and never more', () => {
  expect(holdFolderSizes(files('a', 80), { a: 80 })).toEqual({ problems: [], allowances: { a: 80 } });
  const grown = holdFolderSizes(files('a', 81), { a: 80 });
  expect(grown.problems).toEqual(['a: 81 files directly in it, at most 80; part it by noun']);
  expect(grown.allowances).toEqual({ a: 80 });
});

it('what it may hold follows it down, until the limit of all folders is its own', () => {
  const smaller = holdFolderSizes(files('a', 70), { a: 80 });
  expect(smaller.problems).toEqual(['a: 70 files and 80 allowed; lower that in crowded-folders.json (--fix does)']);
  expect(smaller.allowances).toEqual({ a: 70 });
  expect(holdFolderSizes(files('a', 60), { a: 80 }).allowances).toEqual({});
  expect(holdFolderSizes([], { gone: 40 }).allowances).toEqual({});
});
