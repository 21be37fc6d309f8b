import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Attributes = Readonly<Record<string, unknown>>;

/** A span as it arrived. */
export interface SentSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  /** 1 internal, 2 of a server, 3 of a client. */
  readonly kind: number;
  readonly attributes: Attributes;
  /** 2 where it failed. */
  readonly status: { readonly code?: number; readonly message?: string };
  readonly links?: readonly { readonly spanId: string }[];
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
}

export interface SentPoint {
  readonly attributes: Attributes;
  readonly asDouble?: number;
  readonly asInt?: number;
  readonly count?: number;
  readonly sum?: number;
  readonly bucketCounts?: readonly number[];
  readonly explicitBounds?: readonly number[];
}

interface SentPoints {
  readonly dataPoints: readonly SentPoint[];
  readonly isMonotonic?: boolean;
}

/** A figure as it arrived last. */
export interface SentMetric {
  readonly name: string;
  readonly unit?: string;
  readonly sum?: SentPoints;
  readonly gauge?: SentPoints;
  readonly histogram?: SentPoints;
}

export interface Received {
  readonly path: string;
  readonly headers: NodeJS.Dict<string | string[]>;
  /** Body as it was posted; in Protobuf the texts can be read. */
  readonly body: string;
}

/** A collector that keeps what it is sent, as OTLP/JSON wants it read. */
export interface TestCollector {
  readonly url: string;
  readonly received: readonly Received[];
  spans(): readonly SentSpan[];
  /** Figures by their names. */
  metrics(): ReadonlyMap<string, SentMetric>;
  /** Returns the names and other facts that senders gave of themselves. */
  resources(): readonly Attributes[];
  close(): Promise<void>;
}

interface WrittenAttribute {
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>>;
}

type Scoped<Name extends string, T> = { readonly [name in Name]: readonly T[] };
type Written<Scope extends string, Name extends string, T> = {
  readonly resource: { readonly attributes: readonly WrittenAttribute[] };
} & { readonly [scope in Scope]: readonly Scoped<Name, T>[] };

interface Body {
  readonly resourceSpans?: readonly Written<'scopeSpans', 'spans', SentSpan>[];
  readonly resourceMetrics?: readonly Written<'scopeMetrics', 'metrics', SentMetric>[];
}

/**
 * Listens on a port of this machine.
 * @param answers `never`: whoever sends something waits
 */
export async function startTestCollector(port = 0, answers: 'at once' | 'never' = 'at once'): Promise<TestCollector> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    received.push({ path: request.url ?? '', headers: request.headers, body: await text(request) });
    if (answers === 'at once') response.setHeader('content-type', 'application/json').end('{}');
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const bodies = () =>
    received
      .filter(({ headers }) => headers['content-type'] === 'application/json')
      .map(({ body }): Body => JSON.parse(body));
  const resourceSpans = () => bodies().flatMap((body) => body.resourceSpans ?? []);
  const resourceMetrics = () => bodies().flatMap((body) => body.resourceMetrics ?? []);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    spans: () =>
      resourceSpans()
        .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
        .map(read),
    metrics: () =>
      new Map(
        resourceMetrics()
          .flatMap(({ scopeMetrics }) => scopeMetrics.flatMap(({ metrics }) => metrics))
          .map((metric) => [metric.name, withPoints(metric)]),
      ),
    resources: () => [...resourceSpans(), ...resourceMetrics()].map(({ resource }) => read(resource).attributes),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The same with its attributes as one object. */
function read<T extends { readonly attributes: unknown }>(written: T): T & { readonly attributes: Attributes } {
  const attributes = Object.fromEntries(
    (written.attributes as readonly WrittenAttribute[]).map(({ key, value }) => [key, plain(value)]),
  );
  return { ...written, attributes };
}

function plain(value: WrittenAttribute['value']): unknown {
  const [only] = Object.values(value);
  if (!('arrayValue' in value)) return only;
  return (only as { readonly values: readonly WrittenAttribute['value'][] }).values.map(plain);
}

function withPoints(metric: SentMetric): SentMetric {
  const points = (of?: SentPoints) => of && { ...of, dataPoints: of.dataPoints.map(read) };
  const { sum, gauge, histogram } = {
    sum: points(metric.sum),
    gauge: points(metric.gauge),
    histogram: points(metric.histogram),
  };
  return { ...metric, ...(sum && { sum }), ...(gauge && { gauge }), ...(histogram && { histogram }) };
}
