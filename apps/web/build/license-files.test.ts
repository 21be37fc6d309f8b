import { join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { licenseFiles } from './license-files.ts';

it('the license of the HEIC decoder is built beside it', async () => {
  const { output } = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [licenseFiles(join(import.meta.dirname, '../../../node_modules'))],
    build: { write: false, lib: { entry: import.meta.filename.replace('.test', ''), formats: ['es'] } },
  }).then((built) => [built].flat()[0] as { output: readonly { fileName: string; source?: unknown }[] });
  const license = output.find(({ fileName }) => fileName === 'licenses/heic-to.txt');
  expect(String(license?.source)).toContain('GNU LESSER GENERAL PUBLIC LICENSE');
});
