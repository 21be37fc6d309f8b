import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { root } from '../runtime/root.mjs';

const check = (...words: readonly string[]) =>
  spawnSync(process.execPath, ['tools/check.mjs', ...words], { cwd: root, encoding: 'utf8' });

it('a step that does not exist fails and names those that do', () => {
  const { status, stderr } = check('grains');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^No step is named "grains"\. The steps: format and lint, .*grain, .*specification/);
});

it('a part of a name runs the steps that have it', () => {
  const { status, stdout } = check('lockfile');
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^ok {3}lockfile/)]);
});
