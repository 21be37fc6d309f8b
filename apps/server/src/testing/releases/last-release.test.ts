import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lastRelease } from './last-release.ts';

const NOBODY = ['-c', 'user.name=Nobody', '-c', 'user.email=nobody@mailwright.example'];

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mailwright-history-'));
  await git('init', '--quiet');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function git(...words: string[]): Promise<string> {
  return (await promisify(execFile)('git', [...NOBODY, ...words], { cwd: folder })).stdout.trim();
}

async function commit(): Promise<string> {
  await git('commit', '--quiet', '--allow-empty', '--message', 'A change');
  return git('rev-parse', 'HEAD');
}

test('the last release is the tag before this commit, or what is named instead', async () => {
  const first = await commit();
  await git('tag', 'v1');
  const second = await commit();
  await git('tag', '--annotate', 'v2', '--message', 'The second');
  expect(await lastRelease('', folder)).toBe(first);
  await commit();
  expect(await lastRelease('', folder)).toBe(second);
  expect(await lastRelease('v1', folder)).toBe(first);
});

test('before the first release it is the commit before the newest change of the database', async () => {
  const migrations = path.join(folder, 'apps/server/src/db/migrations');
  await mkdir(migrations, { recursive: true });
  const add = async (name: string) => {
    await writeFile(path.join(migrations, name), '');
    await git('add', '.');
    return commit();
  };
  await add('001-first.ts');
  const before = await commit();
  await add('002-second.ts');
  await commit();
  expect(await lastRelease('', folder)).toBe(before);
});

test('a history without it is told, and what to do about it', async () => {
  await commit();
  await git('tag', 'v1');
  await expect(lastRelease('', folder)).rejects.toThrow(/neither a tag before its last commit nor .*git fetch --tags/s);
  await expect(lastRelease('v0', folder)).rejects.toThrow('LAST_RELEASE names v0, which is no commit of this history');
});
