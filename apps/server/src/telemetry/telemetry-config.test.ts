import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { telemetryVariables } from './telemetry-config.ts';

const read = (variables: Readonly<Record<string, string>>) => readConfig(variables).telemetry;
const NOTHING = { traces: null, figures: null, ignored: [] };
const ENDPOINT = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' };

test.each<Record<string, string>>([
  {},
  { OTEL_SERVICE_NAME: 'mails', OTEL_EXPORTER_OTLP_HEADERS: 'key=value', OTEL_TRACES_SAMPLER: 'no such one' },
  { OTEL_TRACES_EXPORTER: 'none', OTEL_METRICS_EXPORTER: 'none', ...ENDPOINT },
  { OTEL_SDK_DISABLED: 'TRUE', ...ENDPOINT },
  { OTEL_EXPORTER_OTLP_ENDPOINT: '' },
])('nothing is sent with %o', (variables) => {
  expect(read(variables)).toEqual(NOTHING);
});

test('one collector gets traces and figures, each where the standard has it, as Protobuf', () => {
  expect(read(ENDPOINT)).toMatchObject({
    traces: { url: 'http://collector:4318/v1/traces', protocol: 'http/protobuf', sampler: 'parentbased_always_on' },
    figures: { url: 'http://collector:4318/v1/metrics', protocol: 'http/protobuf', interval: 60_000, timeout: 30_000 },
    ignored: [],
  });
});

test('each may have a collector of its own, whose address is taken as it is', () => {
  const own = { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://traces.example/in' };
  expect(read(own)).toMatchObject({ traces: { url: 'https://traces.example/in' }, figures: null });
  const both = { ...ENDPOINT, OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: 'https://figures.example/in' };
  expect(read({ ...both, OTEL_TRACES_EXPORTER: 'none' })).toMatchObject({
    traces: null,
    figures: { url: 'https://figures.example/in' },
  });
});

test('who asks for an exporter without a collector gets the one of this machine', () => {
  expect(read({ OTEL_TRACES_EXPORTER: 'otlp' })).toMatchObject({
    traces: { url: 'http://localhost:4318/v1/traces' },
    figures: null,
  });
});

test('how much is kept and how it is gathered is as the variables say', () => {
  const variables = {
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_EXPORTER_OTLP_METRICS_PROTOCOL: 'http/protobuf',
    OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
    OTEL_TRACES_SAMPLER_ARG: '0.25',
    OTEL_PROPAGATORS: 'none',
    OTEL_BSP_MAX_QUEUE_SIZE: '100',
    OTEL_METRIC_EXPORT_INTERVAL: '10000',
  };
  expect(read({ ...ENDPOINT, ...variables })).toMatchObject({
    traces: {
      protocol: 'http/json',
      sampler: 'parentbased_traceidratio',
      ratio: 0.25,
      takesParents: false,
      batch: { delay: 5000, timeout: 30_000, queue: 100, size: 100 },
    },
    figures: { protocol: 'http/protobuf', interval: 10_000, timeout: 10_000 },
    ignored: [],
  });
});

test('values that are not understood are told and stop nothing; an address that is none stops the start', () => {
  const { traces, figures, ignored } = read({
    ...ENDPOINT,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc',
    OTEL_TRACES_SAMPLER: 'jaeger_remote',
    OTEL_TRACES_SAMPLER_ARG: '2',
    OTEL_METRICS_EXPORTER: 'prometheus',
  });
  expect(traces).toMatchObject({ protocol: 'http/protobuf', sampler: 'parentbased_always_on', ratio: 1 });
  expect(figures).toBeNull();
  expect(ignored.map((sentence) => sentence.split(' ')[0])).toEqual([
    'OTEL_EXPORTER_OTLP_PROTOCOL',
    'OTEL_METRICS_EXPORTER',
    'OTEL_TRACES_SAMPLER',
    'OTEL_TRACES_SAMPLER_ARG',
  ]);
  expect(() => read({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4317' })).toThrow(
    'OTEL_EXPORTER_OTLP_ENDPOINT must be an http or https address',
  );
});

test('the handbook explains every variable', () => {
  const page = readFileSync(path.join(import.meta.dirname, '../../../../docs/operations.md'), 'utf8');
  const row = page.split('\n').filter((line) => line.startsWith('| `OTEL_'));
  const explained = row.flatMap((line) => (line.split('|')[1] ?? '').match(/\w+/g) ?? []);
  expect(explained).toEqual(expect.arrayContaining(Object.keys(telemetryVariables)));
});
