import { readFile } from 'node:fs/promises';
import { afterEach, expect, test, vi } from 'vitest';
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

test('what nobody expected keeps its trace', async () => {
  expect(await saidBy(() => Promise.reject(new TypeError('broken')))).toMatch(/^TypeError: broken\n\s+at /);
});
