import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { neededPackages } from '../../../tools/release/needed-packages.mjs';
import { licenseFiles, TEXTS } from './license-files.ts';

const ROOT = join(import.meta.dirname, '../../..');

it('licenses are built beside the client: of the packages in it one list, of the font and the HEIC decoder their own', async () => {
  const client = {
    name: 'client',
    transform: (_: string, id: string) =>
      id === import.meta.filename ? "export { createElement } from 'react'; export * from 'zustand';" : null,
  };
  const { output } = await build({
    root: join(ROOT, 'apps/web'),
    configFile: false,
    logLevel: 'silent',
    plugins: [client, licenseFiles(join(ROOT, 'node_modules'))],
    build: { write: false, lib: { entry: import.meta.filename, formats: ['es'] } },
  }).then((built) => [built].flat()[0] as { output: readonly { fileName: string; source?: unknown }[] });
  const textOf = (name: string) => String(output.find(({ fileName }) => fileName === `licenses/${name}.txt`)?.source);
  expect(textOf('heic-to')).toContain('GNU LESSER GENERAL PUBLIC LICENSE');
  expect(textOf('inter')).toContain('SIL Open Font License');
  expect(textOf('react-remove-scroll-bar')).toContain('Copyright (c) 2017 Anton Korzunov');
  expect(textOf('packages')).toMatch(/\n## react - [\d.]+ \(MIT\)\n\nMIT License\n\nCopyright \(c\) Meta Platforms/);
  expect(textOf('packages')).toMatch(
    /\n## zustand - [\d.]+ \(MIT\)\n\nMIT License\n\nCopyright \(c\) 2019 Paul Henschel/,
  );
});

it('every package that the client can be built of has its license in the list or in a file of its own', () => {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages;
  const { packages } = neededPackages(lock, (one: string) => existsSync(join(ROOT, one, 'package.json')), 'apps/web');
  expect(packages).toContain('node_modules/@mantine/core');
  // The names that the builder looks for.
  const bare = packages.filter(
    (one) => !readdirSync(join(ROOT, one)).some((name) => /^(licen[cs]e|copying)/i.test(name)),
  );
  expect(bare.filter((one) => TEXTS[one.replace('node_modules/', '')] === undefined)).toEqual([]);
});
