import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LONG_ENOUGH } from '../../testing/long-enough.ts';
import { startRunWorker } from './run-worker.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Lets everything that is due now happen. */
const settle = () => vi.advanceTimersByTimeAsync(0);

test('looks for work every two seconds, goes on as long as it finds some, and looks at once when woken', async () => {
  const look = vi.fn<() => Promise<boolean>>().mockResolvedValue(false);
  const worker = startRunWorker(look, { warn: vi.fn() });
  await settle();
  const idle = look.mock.calls.length;
  await vi.advanceTimersByTimeAsync(1999);
  expect(look.mock.calls.length).toBe(idle);
  await vi.advanceTimersByTimeAsync(1);
  expect(look.mock.calls.length).toBe(2 * idle);
  look.mockResolvedValueOnce(true);
  worker.wake();
  await vi.waitFor(() => expect(look.mock.calls.length).toBe(3 * idle + 1), LONG_ENOUGH);
  await worker.stop();
});

test('says once what keeps it from its work, and again when something else does', async () => {
  const warn = vi.fn();
  const look = vi.fn<() => Promise<boolean>>().mockRejectedValue(new Error('database or disk is full'));
  const worker = startRunWorker(look, { warn });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(look.mock.calls.length).toBeGreaterThan(10);
  expect(warn).toHaveBeenCalledOnce();
  look.mockRejectedValue(new Error('connection refused'));
  await vi.advanceTimersByTimeAsync(4000);
  expect(warn).toHaveBeenCalledTimes(2);
  await worker.stop();
});

test('ends when what it is at is done, and begins nothing more', async () => {
  const done = Promise.withResolvers<boolean>();
  const look = vi.fn(() => done.promise);
  const worker = startRunWorker(look, { warn: vi.fn() });
  await settle();
  const begun = look.mock.calls.length;
  let ended = false;
  const stopping = worker.stop().then(() => {
    ended = true;
  });
  await settle();
  expect(ended).toBe(false);
  done.resolve(true);
  await stopping;
  expect(look.mock.calls.length).toBe(begun);
});
