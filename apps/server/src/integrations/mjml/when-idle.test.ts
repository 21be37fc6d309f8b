import fastify from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

const PAUSES = { quiet: 3000, latest: 10_000 };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function serverWith(run: () => void) {
  const app = fastify();
  app.get('/', async () => 'ok');
  whenIdle(app, run, PAUSES);
  return app;
}

it('runs once, after the server listens and nobody has asked for anything for a while', async () => {
  const run = vi.fn();
  const app = serverWith(run);
  await app.ready();
  await app.inject('/');
  vi.advanceTimersByTime(60_000);
  expect(run).not.toHaveBeenCalled();
  await app.listen({ port: 0 });
  vi.advanceTimersByTime(2000);
  await app.inject('/');
  vi.advanceTimersByTime(2999);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
  await app.inject('/');
  vi.advanceTimersByTime(60_000);
  expect(run).toHaveBeenCalledTimes(1);
  await app.close();
});

it('runs at last where the server is asked without a pause', async () => {
  const run = vi.fn();
  const app = serverWith(run);
  await app.listen({ port: 0 });
  for (let second = 0; second < 10; second += 1) {
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    await app.inject('/');
  }
  expect(run).toHaveBeenCalledTimes(1);
  await app.close();
});

it('does not run where the server ends before', async () => {
  const run = vi.fn();
  const app = serverWith(run);
  await app.listen({ port: 0 });
  await app.close();
  vi.advanceTimersByTime(60_000);
  expect(run).not.toHaveBeenCalled();
});
