import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshDatabase } from '../testing/databases.ts';
import { LONG_ENOUGH } from '../testing/long-enough.ts';
import { createDraft } from '../testing/templates.ts';
import { startTestCollector } from './testing/test-collector.ts';
import { startToldApp } from './testing/told-app.ts';

const start = (url: string) =>
  startToldApp(() => freshDatabase('sqlite'), {
    OTEL_EXPORTER_OTLP_ENDPOINT: url,
    OTEL_METRIC_EXPORT_INTERVAL: '3600000',
  });

// Its exporters read it themselves.
beforeEach(() => vi.stubEnv('OTEL_EXPORTER_OTLP_TIMEOUT', '200'));
afterEach(() => vi.unstubAllEnvs());

test('a collector that is gone keeps no request, is logged once, and once more when it is there again', async () => {
  const first = await startTestCollector();
  await first.close();
  const { server, logged, close } = await start(first.url);
  const anna = await server.person('Anna');
  const about = () => logged().filter(({ msg }) => /^The collector of telemetry/.test(String(msg)));
  for (let count = 0; count < 4; count++) {
    await createDraft(anna);
    await vi.waitFor(() => expect(about()).toHaveLength(1), LONG_ENOUGH);
  }
  expect(about()).toMatchObject([{ level: 40, telemetry: 'traces', err: { message: expect.any(String) } }]);
  const again = await startTestCollector(Number(new URL(first.url).port));
  await createDraft(anna);
  await vi.waitFor(() => expect(about()).toHaveLength(2), LONG_ENOUGH);
  expect(about()[1]).toMatchObject({ level: 30, telemetry: 'traces' });
  expect(again.spans().length).toBeGreaterThan(0);
  await close();
  await again.close();
});

test('a collector that never answers keeps neither requests nor the end of the server', async () => {
  vi.stubEnv('OTEL_EXPORTER_OTLP_TIMEOUT', '60000');
  const collector = await startTestCollector(0, 'never');
  const { server, telemetry, close } = await start(collector.url);
  await createDraft(await server.person('Anna'));
  await vi.waitFor(() => expect(collector.received.length).toBeGreaterThan(0), LONG_ENOUGH);
  const begun = performance.now();
  await telemetry.close();
  expect(performance.now() - begun).toBeLessThan(5000);
  await collector.close();
  await close();
});
