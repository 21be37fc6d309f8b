import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { libraryVariables } from './library-variables.ts';
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

test.each(['Authorization=Bearer%20abc', 'x-key=a secret key', 'x-key=YWJj==, x-other=1,', 'api%2Dkey=1'])(
  'headers are taken as the standard writes them: %s',
  (OTEL_EXPORTER_OTLP_HEADERS) => {
    expect(read({ ...ENDPOINT, OTEL_EXPORTER_OTLP_HEADERS }).ignored).toEqual([]);
  },
);

test.each([
  ['secret', 1, 1],
  ['x-key: secret', 1, 1],
  ['x-key=', 1, 1],
  ['=secret', 1, 1],
  ['x-key=1,secret', 2, 2],
  ['x-key=1,x other=secret,x=2', 2, 3],
  ['x-key=secret;path=/', 1, 1],
  ['x-key=100%secret', 1, 1],
  ['x-key=secret%0Aand more', 1, 1],
  ['x-key=secret\u20ac', 1, 1],
])(
  'headers that would be left out, or that nothing could be sent with, are told without their values: %s',
  (given, nth, of) => {
    for (const name of ['OTEL_EXPORTER_OTLP_HEADERS', 'OTEL_EXPORTER_OTLP_TRACES_HEADERS']) {
      const { ignored } = read({ ...ENDPOINT, [name]: given });
      expect(ignored).toEqual([
        `${name} is sent in part or not at all: header ${nth} of ${of} must be name=value, with , ; and % in it written as %2C %3B %25`,
      ]);
      expect(ignored.join()).not.toContain('secret');
    }
  },
);

test('whatever else the library would leave out in silence is told too', () => {
  const { ignored, traces } = read({
    ...ENDPOINT,
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=a=b',
    OTEL_EXPORTER_OTLP_TIMEOUT: 'ten seconds',
    OTEL_EXPORTER_OTLP_METRICS_COMPRESSION: 'zstd',
    OTEL_EXPORTER_OTLP_CERTIFICATE: '/nowhere/ca.pem',
    OTEL_EXPORTER_OTLP_TRACES_CLIENT_KEY: import.meta.dirname,
  });
  expect(traces).not.toBeNull();
  expect(ignored).toEqual([
    expect.stringMatching(/^OTEL_RESOURCE_ATTRIBUTES is ignored: it must be name=value/),
    'OTEL_EXPORTER_OTLP_TIMEOUT is ignored: it must be milliseconds; 10000 is used',
    'OTEL_EXPORTER_OTLP_METRICS_COMPRESSION is ignored: it may be gzip, none; none is used',
    'OTEL_EXPORTER_OTLP_CERTIFICATE is ignored: its file cannot be read (ENOENT)',
    'OTEL_EXPORTER_OTLP_TRACES_CLIENT_KEY is ignored: its file cannot be read (EISDIR)',
  ]);
  const right = {
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=staging, team=a%3Db,',
    OTEL_EXPORTER_OTLP_TIMEOUT: '2500',
    OTEL_EXPORTER_OTLP_COMPRESSION: 'gzip',
    OTEL_EXPORTER_OTLP_CERTIFICATE: import.meta.filename,
  };
  expect(read({ ...ENDPOINT, ...right }).ignored).toEqual([]);
});

test('gRPC is said not to be spoken, and where HTTP is, be it named or only the port that it is taken on', () => {
  const named = { OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4317' };
  expect(read(named).ignored).toEqual([
    'OTEL_EXPORTER_OTLP_ENDPOINT names port 4317, where collectors take gRPC, which there is not here; they take HTTP on port 4318',
    'OTEL_EXPORTER_OTLP_PROTOCOL is ignored: there is no gRPC here, it may be http/protobuf, http/json; http/protobuf is used, which collectors take on port 4318 and not on that of gRPC, 4317',
  ]);
  const { ignored } = read({ OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: 'http://collector:4317/v1/metrics' });
  expect(ignored.map((sentence) => sentence.split(' ')[0])).toEqual(['OTEL_EXPORTER_OTLP_METRICS_ENDPOINT']);
});

test('the handbook explains every variable', () => {
  const page = readFileSync(path.join(import.meta.dirname, '../../../../docs/operations.md'), 'utf8');
  // Those that the library reads may be said of traces or of figures alone; the handbook says so once.
  const isOwn = (name: string) => name in libraryVariables && /_(TRACES|METRICS)_/.test(name);
  const names = Object.keys(telemetryVariables).filter((name) => !isOwn(name));
  const row = page.split('\n').filter((line) => line.startsWith('| `OTEL_'));
  const explained = row.flatMap((line) => (line.split('|')[1] ?? '').match(/\w+/g) ?? []);
  expect(explained).toEqual(expect.arrayContaining(names));
});
