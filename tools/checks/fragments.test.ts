import { expect, it } from 'vitest';
import { fragmentsOf } from './fragments.ts';

const LONG = 'tools/checks/rules/boundary-rules.ts';
const SHORT = 'tools/checks/check.ts';

const fragments = (file: string, users: readonly string[], lazy: readonly string[] = []) =>
  fragmentsOf({ importers: new Map([[file, users]]), lazy: new Set(lazy) });

it('a short file with one user in its folder counts, whatever its tests import', () => {
  expect(fragments(SHORT, ['tools/checks/a.ts'])).toEqual([SHORT]);
  expect(fragments(SHORT, ['tools/checks/a.ts', 'tools/checks/a.test.ts'])).toEqual([SHORT]);
});

it('a long one, one with two users, and one that is used from elsewhere do not', () => {
  expect(fragments(LONG, ['tools/checks/rules/a.ts'])).toEqual([]);
  expect(fragments(SHORT, ['tools/checks/a.ts', 'tools/checks/b.ts'])).toEqual([]);
  expect(fragments(SHORT, ['tools/a.ts'])).toEqual([]);
  expect(fragments(SHORT, [])).toEqual([]);
});

it('what is loaded lazily, and a command, do not', () => {
  expect(fragments(SHORT, ['tools/checks/a.ts'], [SHORT])).toEqual([]);
  const command = 'packages/document/src/commands/wrap.ts';
  expect(fragments(command, ['packages/document/src/commands/commands.ts'])).toEqual([]);
});
