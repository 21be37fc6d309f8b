import { readFile } from 'node:fs/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { AppError } from '../app-error.ts';
import { runCli } from './run-cli.ts';

afterEach(() => {
  process.exitCode = undefined;
  vi.restoreAllMocks();
});

async function saidBy(main: () => Promise<unknown>): Promise<string> {
  const said: string[] = [];
  vi.spyOn(process, 'on').mockReturnValue(process);
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0);
  await runCli('Usage: npm run x', async () => void (await main()));
  expect(process.exitCode).toBe(1);
  return said.join('');
}

test('a file that is not there, or is none, is said in one sentence without a trace', async () => {
  expect(await saidBy(() => readFile('/nowhere/a.tar'))).toBe(
    "Cannot open '/nowhere/a.tar': no such file or directory.\n",
  );
  expect(await saidBy(() => readFile(import.meta.dirname))).toBe('Cannot read: illegal operation on a directory.\n');
});

test('a disk without room is said in one sentence, whoever found it full', async () => {
  const full = Object.assign(new Error('database or disk is full'), { errcode: 13 });
  expect(await saidBy(() => Promise.reject(full))).toBe(
    'There is no room left (database or disk is full); make room, and run it again.\n',
  );
});

test('a database that cannot be written, and a storage that does not answer, are said in one sentence', async () => {
  const limited = Object.assign(new Error('disk I/O error'), { errcode: 10 + 3 * 256 });
  expect(await saidBy(() => Promise.reject(limited))).toMatch(
    /^The database cannot be read and written \(disk I\/O error\); look at the disk, .* how large files may get, .*\n$/,
  );
  const silent = new AppError('STORAGE_UNAVAILABLE', { cause: new Error('No answer within 4500 ms') });
  expect(await saidBy(() => Promise.reject(silent))).toBe(
    'The storage of images does not do what it is asked for (No answer within 4500 ms); look at it, and run it again.\n',
  );
  const full = new AppError('STORAGE_UNAVAILABLE', { cause: Object.assign(new Error('EFBIG'), { code: 'EFBIG' }) });
  expect(await saidBy(() => Promise.reject(full))).toBe(
    'There is no room left (EFBIG); make room, and run it again.\n',
  );
});

test('what nobody expected keeps its trace', async () => {
  expect(await saidBy(() => Promise.reject(new TypeError('broken')))).toMatch(/^TypeError: broken\n\s+at /);
});
