import { endpoints } from '@mailwright/contract';
import { Counter, Histogram, Registry } from 'prom-client';
import { expect, test, vi } from 'vitest';
import { describeOnBoth, freshDatabase } from '../testing/databases.ts';
import { createDraft } from '../testing/templates.ts';
import { figuresAsMetrics } from './figures-as-metrics.ts';
import { type SentMetric, type SentPoint, startTestCollector } from './testing/test-collector.ts';
import { startToldApp } from './testing/told-app.ts';

/** Figures of a registry, as they would be sent. */
async function metricsOf(registry: Registry) {
  return figuresAsMetrics(await registry.getMetricsAsJSON(), { startTime: [1, 0], endTime: [2, 0] });
}

test('a histogram of Prometheus, whose buckets hold those below, has buckets of its own', async () => {
  const registry = new Registry();
  const waits = new Histogram({
    name: 'waits_seconds',
    help: 'Waits',
    labelNames: ['status'],
    buckets: [1, 5, 10],
    registers: [registry],
  });
  for (const seconds of [0.5, 1, 3, 7, 60]) waits.observe({ status: 200 }, seconds);
  waits.observe({ status: 503 }, 6);
  expect(await metricsOf(registry)).toMatchObject([
    {
      descriptor: { name: 'waits_seconds', description: 'Waits', unit: 's' },
      dataPoints: [
        {
          startTime: [1, 0],
          endTime: [2, 0],
          attributes: { status: '200' },
          value: { buckets: { boundaries: [1, 5, 10], counts: [2, 1, 1, 1] }, sum: 71.5, count: 5 },
        },
        { attributes: { status: '503' }, value: { buckets: { counts: [0, 0, 1, 0] }, sum: 6, count: 1 } },
      ],
    },
  ]);
});

test('what only grows is a sum, with the unit that its name ends in', async () => {
  const registry = new Registry();
  new Counter({ name: 'read_bytes_total', help: 'Read', registers: [registry] }).inc(3);
  const [sum] = await metricsOf(registry);
  expect(sum).toMatchObject({
    descriptor: { name: 'read_bytes_total', unit: 'By' },
    isMonotonic: true,
    dataPoints: [{ value: 3, attributes: {} }],
  });
});

const pointOf = (metric: SentMetric | undefined, attributes: object): SentPoint | undefined =>
  (metric?.sum ?? metric?.gauge ?? metric?.histogram)?.dataPoints.find((point) =>
    Object.entries(attributes).every(([name, value]) => point.attributes[name] === value),
  );

describeOnBoth('figures that are sent', (open) => {
  test('are those of Prometheus: requests, work and the backlog, without its token', async () => {
    const collector = await startTestCollector();
    const variables = { OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: `${collector.url}/v1/metrics` };
    const { server, close } = await startToldApp(open, variables);
    const anna = await server.person('Anna');
    for (const name of ['Spring', 'Summer']) await createDraft(anna, name);
    const id = await createDraft(anna);
    const { update, create } = endpoints.userTemplates;
    await anna.ok(update, { params: { id }, body: { html: '<p>Hello</p>' } });
    await server.metrics.leases('store_syncs').turn(async () => undefined);
    await vi.waitFor(
      () => {
        const metrics = collector.metrics();
        const requests = pointOf(metrics.get('http_request_duration_seconds'), {
          route: create.path.replace('{type}', ':type'),
          method: 'POST',
        });
        expect(requests).toMatchObject({ count: 3, attributes: { status: '201' } });
        expect(requests?.bucketCounts?.reduce((sum, count) => sum + count, 0)).toBe(3);
        expect(pointOf(metrics.get('mailwright_backlog'), { work: 'thumbnails' })).toMatchObject({ asDouble: 1 });
        const turns = { operation: 'store_syncs', outcome: 'ok' };
        expect(pointOf(metrics.get('mailwright_background_duration_seconds'), turns)).toMatchObject({ count: 1 });
        expect(metrics.get('mailwright_mail_recipients_total')?.sum?.isMonotonic).toBe(true);
        expect(metrics.get('nodejs_eventloop_lag_seconds')?.gauge).toBeDefined();
      },
      // The database is asked for the backlog every five seconds at most.
      { timeout: 20_000 },
    );
    const told = new Set(server.metrics.registry.getMetricsAsArray().map(({ name }) => name));
    expect(new Set(collector.metrics().keys())).toEqual(told);
    expect(new Set(collector.received.map(({ path }) => path))).toEqual(new Set(['/v1/metrics']));
    expect((await server.app.inject({ url: '/metrics' })).statusCode).toBe(404);
    await close();
    await collector.close();
  });
});

test('the last ones are sent when a server ends, however seldom it sends them', async () => {
  const collector = await startTestCollector();
  const variables = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_METRIC_EXPORT_INTERVAL: '3600000' };
  const { server, close } = await startToldApp(() => freshDatabase('sqlite'), variables);
  await createDraft(await server.person('Anna'));
  expect(collector.received).toEqual([]);
  await close();
  expect(collector.metrics().has('http_request_duration_seconds')).toBe(true);
  expect(collector.spans().map(({ kind }) => kind)).toContain(2);
  await collector.close();
});
