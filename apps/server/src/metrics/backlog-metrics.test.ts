import { Registry } from 'prom-client';
import { expect, test, vi } from 'vitest';
import { createBacklogMetrics } from './backlog-metrics.ts';

const valuesOf = async (registry: Registry, name: string) => {
  const metrics = await registry.getMetricsAsJSON();
  return metrics.find((metric) => metric.name === name)?.values.map(({ value }) => value);
};

test('the database is asked once, however often figures are read, and again when its answer is old', async () => {
  const registry = new Registry();
  const read = vi.fn(async () => ({ count: 3, oldest: 1000 }));
  createBacklogMetrics(registry, () => 5000, { fresh: 60_000, patience: 1000 }).add('thumbnails', read);
  await Promise.all([registry.metrics(), registry.metrics()]);
  await registry.metrics();
  expect(read).toHaveBeenCalledOnce();
  expect(await valuesOf(registry, 'mailwright_backlog')).toEqual([3]);
  expect(await valuesOf(registry, 'mailwright_backlog_oldest_seconds')).toEqual([4]);

  const hasty = new Registry();
  createBacklogMetrics(hasty, () => 5000, { fresh: 0, patience: 1000 }).add('thumbnails', read);
  await hasty.metrics();
  const before = read.mock.calls.length;
  await hasty.metrics();
  expect(read.mock.calls.length).toBeGreaterThan(before);
});

test('where the database hangs, figures come without these, and it is not asked again meanwhile', async () => {
  const registry = new Registry();
  const read = vi.fn(() => new Promise<never>(() => undefined));
  createBacklogMetrics(registry, () => 0, { fresh: 0, patience: 1 }).add('thumbnails', read);
  for (let count = 0; count < 3; count++) expect(await valuesOf(registry, 'mailwright_backlog')).toEqual([]);
  expect(read).toHaveBeenCalledOnce();
});

test('where it fails, that is counted, and values of before are not repeated', async () => {
  const registry = new Registry();
  const read = vi.fn(async () => ({ count: 3, oldest: null }));
  createBacklogMetrics(registry, () => 0, { fresh: 0, patience: 1000 }).add('thumbnails', read);
  expect(await valuesOf(registry, 'mailwright_backlog')).toEqual([3]);
  read.mockRejectedValue(new Error('gone'));
  expect(await valuesOf(registry, 'mailwright_backlog')).toEqual([]);
  expect((await valuesOf(registry, 'mailwright_backlog_failures_total'))?.[0]).toBeGreaterThan(0);
});
