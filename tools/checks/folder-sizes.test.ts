import { expect, it } from 'vitest';
import { holdFolderSizes } from './folder-sizes.ts';

const files = (folder: string, count: number) => Array.from({ length: count }, (_, index) => `${folder}/${index}.ts`);

it('a folder holds 25 files', () => {
  expect(holdFolderSizes(files('a', 25), {}).problems).toEqual([]);
  expect(holdFolderSizes(files('a', 26), {}).problems).toEqual([
    'a: 26 files directly in it, at most 25; part it by noun',
  ]);
  expect(holdFolderSizes([...files('a', 20), ...files('a/b', 20)], {}).problems).toEqual([]);
});

it('a crowded one may hold what it held, and never more', () => {
  expect(holdFolderSizes(files('a', 40), { a: 40 })).toEqual({ problems: [], allowances: { a: 40 } });
  const grown = holdFolderSizes(files('a', 41), { a: 40 });
  expect(grown.problems).toEqual(['a: 41 files directly in it, at most 40; part it by noun']);
  expect(grown.allowances).toEqual({ a: 40 });
});

it('what it may hold follows it down, until the limit of all folders is its own', () => {
  const smaller = holdFolderSizes(files('a', 30), { a: 40 });
  expect(smaller.problems).toEqual(['a: 30 files and 40 allowed; lower that in crowded-folders.json (--fix does)']);
  expect(smaller.allowances).toEqual({ a: 30 });
  expect(holdFolderSizes(files('a', 25), { a: 40 }).allowances).toEqual({});
  expect(holdFolderSizes([], { gone: 40 }).allowances).toEqual({});
});
