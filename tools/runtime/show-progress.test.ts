import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showProgress } from './show-progress.mjs';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function run(isTTY: boolean): string[] {
  const written: string[] = [];
  let done = 0;
  const output = { isTTY, write: (text: string) => written.push(text) };
  const end = showProgress('packages', 400, () => (done += 100), output);
  vi.advanceTimersByTime(11_000);
  expect(end()).toBe(11);
  vi.advanceTimersByTime(11_000);
  return written;
}

test('elsewhere than in a terminal, a line every five seconds says how far it is', () => {
  expect(run(false)).toEqual(['  100 of 400 packages, 5 s\n', '  200 of 400 packages, 10 s\n']);
});

test('a terminal shows it in one line, which is gone at the end', () => {
  const written = run(true);
  expect(written[0]).toBe('\r  100 of 400 packages, 0 s\x1b[K');
  expect(written).toHaveLength(56);
  expect(written.at(-1)).toBe('\r\x1b[K');
});
