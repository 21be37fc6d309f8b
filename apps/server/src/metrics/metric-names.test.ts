import { expect, test } from 'vitest';
import { freshDatabase } from '../testing/databases.ts';
import { createTestApp } from '../testing/test-app.ts';
import { METRICS_TOKEN, scrape } from './testing/scrape.ts';

/**
 * Returns the objections that `promtool check metrics` would have:
 * https://github.com/prometheus/client_golang/tree/main/prometheus/testutil/promlint
 */
function complaintsAbout({ name, help, type }: { name: string; help: string; type: string }): readonly string[] {
  const isCounter = type === 'counter';
  const rules: readonly (readonly [isBroken: boolean, sentence: string])[] = [
    [help === '', 'no help text'],
    [isCounter !== name.endsWith('_total'), 'counters end in _total, and nothing else does'],
    [/_(count|sum|bucket|info_total)$/.test(name), 'reserved suffix'],
    [name.split('_').includes(type), 'its type in the name'],
    [/[A-Z:]/.test(name), 'no lower case words with underscores'],
    [/_(ms|milliseconds|minutes|hours|days|kilobytes|megabytes|percent)(_|$)/.test(name), 'no base unit'],
  ];
  return rules.flatMap(([isBroken, sentence]) => (isBroken ? [`${name}: ${sentence}`] : []));
}

test('the names of all figures are as Prometheus wants them', async () => {
  const server = await createTestApp(await freshDatabase('sqlite'), { metricsToken: METRICS_TOKEN });
  await scrape(server);
  const told = await server.metrics.registry.getMetricsAsJSON();
  expect(told.length).toBeGreaterThan(40);
  expect(told.flatMap(({ name, help, type }) => complaintsAbout({ name, help, type: String(type) }))).toEqual([]);
  expect(complaintsAbout({ name: 'nodejs_active_handles_total', help: 'x', type: 'gauge' })).toHaveLength(1);
  await server.close();
});
