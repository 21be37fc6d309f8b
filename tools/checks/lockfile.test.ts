import { expect, test } from 'vitest';
import { outdatedEntries } from './lockfile.ts';

test('a dependency that only one of package.json and lockfile knows is found, as is another version', () => {
  const manifest = { dependencies: { a: '1.0.0', b: '2.0.0' }, devDependencies: { c: '1.0.0' } };
  expect(outdatedEntries('packages/x', manifest, manifest)).toEqual([]);
  const locked = { dependencies: { a: '1.0.1' }, devDependencies: { c: '1.0.0', d: '1.0.0' } };
  expect(outdatedEntries('packages/x', manifest, locked).map((problem) => problem.split('; ')[0])).toEqual([
    'package-lock.json: packages/x has another a in dependencies',
    'package-lock.json: packages/x has another b in dependencies',
    'package-lock.json: packages/x has another d in devDependencies',
  ]);
});
