import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compressedFiles } from './compressed-files.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mailwright-build-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function buildPage(words: string): Promise<{ readonly out: string; readonly kept: string[] }> {
  const cache = path.join(folder, 'cache');
  await writeFile(path.join(folder, 'entry.js'), `document.title = ${JSON.stringify(words)};`);
  const out = await mkdtemp(path.join(folder, 'out-'));
  await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    plugins: [compressedFiles(cache)],
    build: { outDir: out, rolldownOptions: { input: path.join(folder, 'entry.js') } },
  });
  return { out: path.join(out, 'assets'), kept: (await readdir(cache)).sort() };
}

test('each file of a build lies beside itself as brotli and gzip; what is small is left alone', async () => {
  const { out } = await buildPage('a word of many '.repeat(200));
  const [script, ...others] = (await readdir(out)).sort();
  expect(others).toEqual([`${script}.br`, `${script}.gz`]);
  const content = await readFile(path.join(out, script ?? ''));
  expect(brotliDecompressSync(await readFile(path.join(out, `${script}.br`)))).toEqual(content);
  expect(gunzipSync(await readFile(path.join(out, `${script}.gz`)))).toEqual(content);
  const small = await buildPage('one word');
  expect(await readdir(small.out)).toHaveLength(1);
});

test('a file that was in an earlier build is not compressed again, and one that was not for a week is forgotten', async () => {
  const first = await buildPage('another word '.repeat(200));
  await Promise.all(first.kept.map((name) => writeFile(path.join(folder, 'cache', name), 'known')));
  const second = await buildPage('another word '.repeat(200));
  const [brotli] = (await readdir(second.out)).filter((name) => name.endsWith('.br'));
  expect(await readFile(path.join(second.out, brotli ?? ''), 'utf8')).toBe('known');

  const longAgo = new Date(Date.now() - 8 * 24 * 3600_000);
  await Promise.all(first.kept.map((name) => utimes(path.join(folder, 'cache', name), longAgo, longAgo)));
  const third = await buildPage('one more word '.repeat(200));
  expect(third.kept).toHaveLength(2);
});
