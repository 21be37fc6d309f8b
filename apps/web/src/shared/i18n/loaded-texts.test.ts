import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failureOf, isLoaded, load, stringsOf } from './loaded-texts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const OFFLINE = new TypeError('Failed to fetch dynamically imported module');

test('texts come in a language and in English beside it, each once however many wait for them', async () => {
  const read = vi.fn(async (language: string) => ({ hello: language }));
  const waiting = [load('de', 'greeting', read), load('de', 'greeting', read)];
  expect(isLoaded('de', 'greeting')).toBe(false);
  await Promise.all(waiting);
  expect(isLoaded('de', 'greeting')).toBe(true);
  expect([stringsOf('de', 'greeting'), stringsOf('en', 'greeting')]).toEqual([{ hello: 'de' }, { hello: 'en' }]);
  expect(read.mock.calls).toEqual([
    ['de', 'greeting'],
    ['en', 'greeting'],
  ]);
});

test('a file that does not come at first is asked for again', async () => {
  const read = vi.fn(async () => ({ bye: 'Bye' })).mockRejectedValueOnce(OFFLINE);
  const coming = load('en', 'farewell', read);
  await vi.advanceTimersByTimeAsync(500);
  await coming;
  expect(read).toHaveBeenCalledTimes(2);
  expect(stringsOf('en', 'farewell')).toEqual({ bye: 'Bye' });
});

test('without a connection the wait ends with a failure, and who comes later asks anew', async () => {
  const read = vi.fn(() => Promise.reject(OFFLINE));
  const outcome = load('en', 'offline', read).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await outcome).toBe(OFFLINE);
  expect([read.mock.calls.length, failureOf('en', 'offline')]).toEqual([3, OFFLINE]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(failureOf('en', 'offline')).toBeUndefined();
  await load('en', 'offline', async () => ({ here: 'Here' }));
  expect(stringsOf('en', 'offline')).toEqual({ here: 'Here' });
});
