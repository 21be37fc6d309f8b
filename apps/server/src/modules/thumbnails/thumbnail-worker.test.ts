import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ThumbnailDeps } from './draw-thumbnail.ts';
import { startThumbnailWorker } from './thumbnail-worker.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('warns once of what keeps it from its work, again of something else, and says when it goes on', async () => {
  const browser = { isThere: async () => true, close: async () => undefined };
  const log = { warn: vi.fn(), info: vi.fn() };
  const look = vi.fn<() => Promise<boolean>>().mockRejectedValue(new Error('database or disk is full'));
  const worker = startThumbnailWorker({ browser } as unknown as ThumbnailDeps, log, look);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(look.mock.calls.length).toBeGreaterThan(20);
  expect(log.warn).toHaveBeenCalledOnce();
  look.mockRejectedValue(new Error('connection refused'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(log.warn).toHaveBeenCalledTimes(2);
  expect(log.info).not.toHaveBeenCalled();
  look.mockResolvedValue(false);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(log.info).toHaveBeenCalledExactlyOnceWith('Thumbnails are made again');
  look.mockRejectedValue(new Error('connection refused'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(log.warn).toHaveBeenCalledTimes(3);
  await worker.stop();
});

test('looks for the browser again where the process that looks was ended, and ends itself while it does', async () => {
  const isThere = vi.fn<() => Promise<boolean>>().mockRejectedValueOnce(new Error('The process that draws ended'));
  isThere.mockResolvedValue(true);
  const log = { warn: vi.fn(), info: vi.fn() };
  const look = vi.fn(async () => false);
  const browser = { isThere, close: async () => undefined };
  const worker = startThumbnailWorker({ browser } as unknown as ThumbnailDeps, log, look);
  await vi.advanceTimersByTimeAsync(2000);
  expect(log.warn).toHaveBeenCalledOnce();
  expect(look).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2000);
  expect(look).toHaveBeenCalledOnce();
  expect(log.info).toHaveBeenCalledExactlyOnceWith('Thumbnails are made again');
  await worker.stop();
  const ending = startThumbnailWorker(
    {
      browser: { isThere: () => Promise.reject(new Error('ended')), close: async () => undefined },
    } as unknown as ThumbnailDeps,
    log,
    look,
  );
  await vi.advanceTimersByTimeAsync(2000);
  await ending.stop();
});
