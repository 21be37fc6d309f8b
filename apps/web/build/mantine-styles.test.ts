import { globSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { mantineStyles } from './mantine-styles.ts';

const CORE = path.dirname(fileURLToPath(import.meta.resolve('@mantine/core/styles.layer.css')));

test('every module of Mantine that names classes brings their styles', () => {
  const modules = globSync('esm/**/*.module.mjs', { cwd: CORE });
  expect(modules.length).toBeGreaterThan(80);
  const { transform } = mantineStyles();
  const bare = modules.filter((file) => {
    const result = (transform as (code: string, id: string) => { code: string } | null)('', path.join(CORE, file));
    return !result?.code.includes('.layer.css');
  });
  expect(bare).toEqual([]);
});
