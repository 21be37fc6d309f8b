import { readFileSync } from 'node:fs';
import path from 'node:path';
import { endpoints } from '@mailwright/contract';
import { parser } from '@prometheus-io/lezer-promql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { createAuditRepository } from '../modules/audit/repository.ts';
import { freshDatabase } from '../testing/databases.ts';
import { createDraft } from '../testing/templates.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { METRICS_TOKEN, scrape } from './testing/scrape.ts';

interface Panel {
  readonly id: number;
  readonly type: string;
  readonly title: string;
  readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly datasource?: { readonly uid: string };
  readonly targets?: readonly { readonly expr: string; readonly datasource: { readonly uid: string } }[];
}

interface Dashboard {
  readonly panels: readonly Panel[];
  readonly templating: { readonly list: readonly { readonly name: string; readonly definition?: string }[] };
}

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly for?: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly description: string };
}

const read = (name: string) => readFileSync(path.join(import.meta.dirname, '../../../../deploy/grafana', name), 'utf8');

const dashboard: Dashboard = JSON.parse(read('mailwright.json'));
const alerts: readonly Rule[] = parse(read('alerts.yaml')).groups.flatMap((group: { rules: Rule[] }) => group.rules);

/** Figures and labels that Prometheus itself adds for each server that it reads. */
const OF_PROMETHEUS = { figures: ['up'], labels: ['job', 'instance'] };

interface Selector {
  readonly figure: string;
  readonly matchers: readonly { readonly label: string; readonly operator: string; readonly value: string }[];
}

/** Returns what a query selects, and the labels by which it groups. */
function partsOf(query: string): { readonly selectors: readonly Selector[]; readonly grouped: readonly string[] } {
  const text = query.replaceAll('$__rate_interval', '5m');
  const selectors: { figure: string; matchers: { label: string; operator: string; value: string }[] }[] = [];
  const grouped: string[] = [];
  let [label, operator] = ['', ''];
  parser.parse(text).iterate({
    enter(node) {
      const part = text.slice(node.from, node.to);
      if (node.type.isError) throw new SyntaxError(`No PromQL at ${node.from}: ${query}`);
      if (node.name === 'VectorSelector') selectors.push({ figure: '', matchers: [] });
      const selector = selectors.at(-1);
      if (node.name === 'Identifier' && selector) selector.figure = part;
      if (node.name === 'LabelName' && node.node.parent?.name === 'GroupingLabels') grouped.push(part);
      if (node.name === 'LabelName' && node.node.parent?.name === 'UnquotedLabelMatcher') label = part;
      if (node.name === 'MatchOp') operator = part;
      if (node.name === 'StringLiteral') selector?.matchers.push({ label, operator, value: part.slice(1, -1) });
    },
  });
  return { selectors, grouped };
}

const panels = dashboard.panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => ({ title, expr })));
const rules = alerts.map(({ alert, expr }) => ({ title: alert, expr }));
/** `label_values(figure, label)` asks for what a selector selects. */
const variables = dashboard.templating.list.flatMap(({ name, definition }) =>
  definition === undefined ? [] : [{ title: name, expr: definition.replace(/^label_values\((.*), \w+\)$/, '$1') }],
);
const queries = [...panels, ...rules, ...variables];

let server: TestApp;
/** The labels of each figure that a server tells, and the values of each of them. */
const told = new Map<string, Map<string, Set<string>>>();

beforeAll(async () => {
  server = await createTestApp(await freshDatabase('sqlite'), { metricsToken: METRICS_TOKEN });
  server.metrics.watchStatement('select 1', 1, false);
  const backup = { id: 'b', at: server.clock.now, action: 'data.backup', person: null } as const;
  await createAuditRepository(server.database).add({ ...backup, targets: [], details: {}, address: '', device: '' });
  const anna = await server.person('Anna');
  const id = await createDraft(anna);
  await anna.ok(endpoints.userTemplates.update, { params: { id }, body: { html: '<p>Hello</p>' } });
  // A server has collected garbage before long, and until then tells nothing of it but what the figure means.
  const duration = { figure: 'nodejs_gc_duration_seconds_sum', labels: 'kind="major"' };
  const series = [...(await scrape(server)).keys(), `${duration.figure}{${duration.labels}}`];
  expect(await server.metrics.registry.getSingleMetric('nodejs_gc_duration_seconds')).toBeDefined();
  for (const one of series) {
    const [figure = '', labels = ''] = one.split(/[{}]/);
    const known = told.get(figure) ?? new Map<string, Set<string>>();
    told.set(figure, known);
    for (const [, label = '', value = ''] of labels.matchAll(/(\w+)="([^"]*)"/g)) {
      known.set(label, (known.get(label) ?? new Set()).add(value));
    }
  }
});
afterAll(() => server.close());

test('the reader of queries finds what it is to find, and refuses what is no PromQL', () => {
  expect(partsOf('sum by (le, route) (rate(a_bucket{b=~"x|y", c!="z"}[$__rate_interval])) / on (d) e')).toEqual({
    selectors: [
      {
        figure: 'a_bucket',
        matchers: [
          { label: 'b', operator: '=~', value: 'x|y' },
          { label: 'c', operator: '!=', value: 'z' },
        ],
      },
      { figure: 'e', matchers: [] },
    ],
    grouped: ['le', 'route', 'd'],
  });
  expect(() => partsOf('sum(rate(a[5m])')).toThrow(SyntaxError);
});

test('every query of the dashboard and of the alerts asks for figures and labels that a server tells', () => {
  expect(panels.length).toBeGreaterThan(40);
  expect(variables.map(({ title }) => title)).toEqual(['job', 'instance']);
  const missing = queries.flatMap(({ title, expr }) => {
    const { selectors, grouped } = partsOf(expr);
    if (selectors.length === 0) return [`${title} asks for nothing`];
    const own = selectors.filter(({ figure }) => !OF_PROMETHEUS.figures.includes(figure));
    const labels = [...own.flatMap(({ figure }) => [...(told.get(figure)?.keys() ?? [])]), ...OF_PROMETHEUS.labels];
    return [
      ...own.filter(({ figure }) => !told.has(figure)).map(({ figure }) => `${title}: ${figure}`),
      ...grouped.filter((label) => !labels.includes(label)).map((label) => `${title}: by ${label}`),
      ...own.flatMap(({ figure, matchers }) =>
        matchers
          .filter(({ label }) => !OF_PROMETHEUS.labels.includes(label))
          .filter(({ label, operator, value }) => !isThere(figure, label, operator, value))
          .map(({ label, value }) => `${title}: ${figure} with ${label} ${value}`),
      ),
    ];
  });
  expect(missing).toEqual([]);
});

/**
 * Returns whether a label has the values that a matcher names. Any status passes: statuses appear with the first answers that
 * have them.
 */
function isThere(figure: string, label: string, operator: string, value: string): boolean {
  const values = told.get(figure)?.get(label);
  if (!values || label === 'status') return values !== undefined;
  return operator === '=~' ? value.split('|').every((one) => values.has(one)) : values.has(value);
}

test('every figure of ours has a panel', () => {
  const shown = new Set(queries.flatMap(({ expr }) => partsOf(expr).selectors.map(({ figure }) => figure)));
  const ours = server.metrics.registry.getMetricsAsArray().filter(({ name }) => /^(mailwright|http)_/.test(name));
  const hidden = ours.filter(({ name }) => ![name, `${name}_count`, `${name}_bucket`].some((one) => shown.has(one)));
  expect(hidden.map(({ name }) => name)).toEqual([]);
});

test('the dashboard has a row for each part, panels that do not overlap, and the data source as a variable', () => {
  const titles = dashboard.panels.filter(({ type }) => type === 'row').map(({ title }) => title);
  expect(titles).toEqual([
    'Requests',
    'Saves',
    'Event loop',
    'Database',
    'Background work',
    'Mail and storage',
    'Disk and archives',
  ]);
  expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length);
  const cells = dashboard.panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)} ${y + Math.floor(cell / w)}`),
  );
  expect(new Set(cells).size).toBe(cells.length);
  expect(dashboard.templating.list[0]).toMatchObject({ name: 'datasource', type: 'datasource', query: 'prometheus' });
  const sources = dashboard.panels.flatMap(({ datasource, targets = [] }) => [
    ...(datasource ? [datasource.uid] : []),
    ...targets.map((target) => target.datasource.uid),
  ]);
  expect(new Set(sources)).toEqual(new Set(['$' + '{datasource}']));
});

test('a call of the database that failed once raises no alert, and an outage does, read every minute or more often', () => {
  const { expr = '', for: lasts = '' } = alerts.find(({ alert }) => alert === 'MailwrightDatabaseDown') ?? {};
  const looksBack = Number(/\[(\d+)s\]/.exec(expr)?.[1]);
  expect(looksBack).toBeGreaterThan(2 * 60);
  expect(Number.parseInt(lasts, 10) * 60).toBeGreaterThan(looksBack);
});

test('archives that are late raise an alert a day and a half after the last one, and so does it where there was none', () => {
  const of = (name: string) => alerts.find(({ alert }) => alert === name);
  expect(of('MailwrightBackupOld')?.expr).toMatch(/\(mailwright_backup_age_seconds\{.*\}\) > 129600$/);
  expect(of('MailwrightBackupMissing')).toMatchObject({ expr: expect.stringMatching(/^absent\(.*\)$/), for: '36h' });
});

test('every alert says how bad it is, what it means and where to look', () => {
  expect(new Set(alerts.map(({ alert }) => alert)).size).toBe(alerts.length);
  for (const { labels, annotations } of alerts) {
    expect(labels.severity).toMatch(/^(warning|critical)$/);
    expect(annotations.summary.length).toBeGreaterThan(10);
    expect(annotations.description.length).toBeGreaterThan(20);
  }
});
