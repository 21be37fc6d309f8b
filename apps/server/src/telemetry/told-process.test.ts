import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { leaveLibraryOut } from '../testing/leave-library-out.ts';
import { type ServerProcess, startProcess } from '../testing/server-process.ts';
import { startTestCollector, type TestCollector } from './testing/test-collector.ts';

/** Timeout of tests that start and stop real processes on machines that may be busy, milliseconds. */
const TEST_LIMITS_MS = { timeout: 90_000 };

/**
 * Program that has a process name the files it loads to send telemetry: not OpenTelemetry's interface, which `prom-client`
 * brings along.
 */
const TELL_LOADED = `
import { registerHooks } from 'node:module';
registerHooks({
  load(url, context, next) {
    if (/@opentelemetry\\/(?!api\\/)|open-telemetry/.test(url)) process.stderr.write('LOADED ' + url + '\\n');
    return next(url, context);
  },
});`;
const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(TELL_LOADED)}`;

const PASSWORD = 'anna-demo';

let folder: string;
let collector: TestCollector;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mailwright-telemetry-'));
  collector = await startTestCollector();
  await leaveLibraryOut(readConfig({ DATA_DIR: folder }).database);
}, TEST_LIMITS_MS.timeout);
afterAll(async () => {
  await collector.close();
  await rm(folder, { recursive: true, force: true });
});

const start = (variables: Readonly<Record<string, string>>) =>
  startProcess({ DATA_DIR: folder, NODE_OPTIONS, LOG_LEVEL: 'info', ...variables });

const signIn = (server: ServerProcess) =>
  fetch(`${server.url}/api/v2/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'anna@acme.example', password: PASSWORD }),
  });

test.each([true, false])(
  'nothing of OpenTelemetry is loaded unless something is to be sent, turned off although there is a collector: %s',
  TEST_LIMITS_MS,
  async (isTurnedOff) => {
    const off = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_SDK_DISABLED: 'true' };
    const server = await start(isTurnedOff ? off : {});
    expect((await signIn(server)).status).toBe(200);
    expect(await server.end('SIGTERM')).toBe(0);
    expect(server.output()).not.toContain('LOADED');
    expect(server.output()).not.toContain('trace_id');
    expect(collector.received).toEqual([]);
  },
);

test(
  'a server tells what it did before it ends, under its name and with the keys of its collector',
  TEST_LIMITS_MS,
  async () => {
    const server = await start({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a-key-of-the-collector',
      OTEL_SERVICE_NAME: 'mails',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=staging',
      OTEL_BSP_SCHEDULE_DELAY: '3600000',
      OTEL_METRIC_EXPORT_INTERVAL: '3600000',
    });
    expect(server.output()).toContain('LOADED');
    const { sessionId } = (await (await signIn(server)).json()) as { sessionId: string };
    await (await signIn(server)).text();
    expect(collector.received).toEqual([]);
    expect(await server.end('SIGTERM')).toBe(0);
    const spans = collector.spans();
    const requests = spans.filter(({ name }) => name === 'POST /api/v2/auth/login');
    expect(requests.map(({ attributes }) => attributes['http.response.status_code'])).toEqual([200, 200]);
    // They came over one connection, and are two traces all the same.
    expect(new Set(requests.map(({ traceId }) => traceId)).size).toBe(2);
    for (const { spanId } of requests) {
      const statements = spans.filter(({ parentSpanId }) => parentSpanId === spanId).map(({ name }) => name);
      expect(statements).toContain('INSERT sessions');
    }
    const statements = collector.metrics().get('mailwright_database_statement_duration_seconds')?.histogram?.dataPoints;
    expect(statements?.find(({ attributes }) => attributes.operation === 'insert')?.count).toBeGreaterThan(0);
    expect(collector.resources()).toContainEqual(
      expect.objectContaining({ 'service.name': 'mails', 'deployment.environment.name': 'staging' }),
    );
    expect(collector.received.map(({ headers }) => headers['x-key'])).toContain('a-key-of-the-collector');
    const all = collector.received.map(({ body }) => body).join('\n');
    for (const secret of [PASSWORD, sessionId, 'acme.example', folder]) expect(all).not.toContain(secret);
  },
);

test('collectors that take Protobuf alone get it', TEST_LIMITS_MS, async () => {
  const before = collector.received.length;
  const server = await start({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_TRACES_SAMPLER: 'always_on',
    OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: 'grpc',
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=1,a-key-without-a-name',
  });
  await signIn(server);
  expect(await server.end('SIGTERM')).toBe(0);
  expect(server.output()).toContain('OTEL_EXPORTER_OTLP_TRACES_PROTOCOL is ignored');
  expect(server.output()).toContain('OTEL_EXPORTER_OTLP_HEADERS is sent in part or not at all: header 2 of 2');
  expect(server.output()).not.toContain('a-key-without-a-name');
  const posted = collector.received.slice(before);
  const bodyOf = (wanted: string) =>
    posted
      .filter((one) => one.path === wanted)
      .map(({ body }) => body)
      .join('');
  expect(new Set(posted.map(({ headers }) => headers['content-type']))).toEqual(new Set(['application/x-protobuf']));
  expect(bodyOf('/v1/traces')).toContain('POST /api/v2/auth/login');
  expect(bodyOf('/v1/metrics')).toContain('http_request_duration_seconds');
  expect(bodyOf('/v1/traces')).not.toContain('acme.example');
});
