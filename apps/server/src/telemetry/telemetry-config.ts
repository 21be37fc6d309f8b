import { z } from 'zod';
import { page } from '../variable-kinds.ts';
import { libraryFaults, libraryVariables } from './library-variables.ts';

/** Address that telemetry of one kind is sent to, and the format. */
export interface Collector {
  /** The whole address that is posted to. */
  readonly url: string;
  readonly protocol: (typeof PROTOCOLS)[number];
}

export type SamplerName = (typeof SAMPLERS)[number];

export interface TracesConfig extends Collector {
  readonly sampler: SamplerName;
  /** The share of traces that samplers by ratio keep, 0 to 1. */
  readonly ratio: number;
  /** A request may say which trace it is a part of. */
  readonly takesParents: boolean;
  /** Limits on gathering spans before they are sent; times in milliseconds. */
  readonly batch: {
    readonly delay: number;
    readonly timeout: number;
    readonly queue: number;
    readonly size: number;
  };
}

export interface FiguresConfig extends Collector {
  /** Milliseconds from one reading of the figures to the next. */
  readonly interval: number;
  /** Milliseconds that reading and sending may take. */
  readonly timeout: number;
}

/** Telemetry that is sent to a collector; a kind that is not sent is null. */
export interface TelemetryConfig {
  readonly traces: TracesConfig | null;
  readonly figures: FiguresConfig | null;
  /** A sentence for each variable whose value is not understood, or leads nowhere; none of them has the value. */
  readonly ignored: readonly string[];
}

const PROTOCOLS = ['http/protobuf', 'http/json'] as const;
const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** Milliseconds; timers take no more. */
const TIME = [1, 2 ** 31 - 1] as const;
const COUNT = [1, 1_000_000] as const;

const address = page.optional();
const text = z.string().optional();

/** The part of the server's variables that is about telemetry, as OpenTelemetry names them. */
export const telemetryVariables = {
  OTEL_SDK_DISABLED: text,
  OTEL_EXPORTER_OTLP_ENDPOINT: address,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: address,
  OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: address,
  OTEL_EXPORTER_OTLP_PROTOCOL: text,
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: text,
  OTEL_EXPORTER_OTLP_METRICS_PROTOCOL: text,
  OTEL_TRACES_EXPORTER: text,
  OTEL_METRICS_EXPORTER: text,
  OTEL_TRACES_SAMPLER: text,
  OTEL_TRACES_SAMPLER_ARG: text,
  OTEL_PROPAGATORS: text,
  OTEL_BSP_SCHEDULE_DELAY: text,
  OTEL_BSP_EXPORT_TIMEOUT: text,
  OTEL_BSP_MAX_QUEUE_SIZE: text,
  OTEL_BSP_MAX_EXPORT_BATCH_SIZE: text,
  OTEL_METRIC_EXPORT_INTERVAL: text,
  OTEL_METRIC_EXPORT_TIMEOUT: text,
  ...libraryVariables,
};

type Values = z.output<z.ZodObject<typeof telemetryVariables>>;
type Variable = keyof Values;

const HTTP_PORT = ', which collectors take on port 4318 and not on that of gRPC, 4317';

/** Address of the collector when one is wanted and no address was given. */
const NEAREST = 'http://localhost:4318';

/**
 * Reads what is sent where. A kind is sent when its collector is known, or `OTEL_…_EXPORTER` asks for it. As the standard
 * wants it, values that are not understood stop nothing.
 */
export function readTelemetryConfig(values: Values): TelemetryConfig {
  const ignored: string[] = [];

  function oneOf<T extends string>(name: Variable, known: readonly T[], fallback: T): T {
    const given = values[name]?.trim().toLowerCase();
    const found = known.find((value) => value === given);
    if (given !== undefined && found === undefined) {
      const why = given === 'grpc' ? 'there is no gRPC here, it' : 'it';
      ignored.push(
        `${name} is ignored: ${why} may be ${known.join(', ')}; ${fallback} is used${given === 'grpc' ? HTTP_PORT : ''}`,
      );
    }
    return found ?? fallback;
  }

  function number(name: Variable, fallback: number, [least, most]: readonly [number, number]): number {
    const given = values[name];
    if (given === undefined) return fallback;
    const value = Number(given);
    if (value >= least && value <= most) return value;
    ignored.push(`${name} is ignored: it must be a number from ${least} to ${most}; ${fallback} is used`);
    return fallback;
  }

  function collector(signal: 'TRACES' | 'METRICS'): Collector | null {
    const [exporter, endpoint] = [`OTEL_${signal}_EXPORTER`, `OTEL_EXPORTER_OTLP_${signal}_ENDPOINT`] as const;
    const asked = values[exporter]?.split(',').map((name) => name.trim().toLowerCase());
    const [own, general] = [values[endpoint], values.OTEL_EXPORTER_OTLP_ENDPOINT];
    if (own === undefined && general === undefined && !asked?.includes('otlp')) return null;
    const others = asked?.filter((name) => name !== 'otlp' && name !== 'none') ?? [];
    if (others.length > 0) ignored.push(`${exporter} has more than otlp and none, which are all there is here`);
    if (asked && !asked.includes('otlp')) return null;
    const name = own === undefined ? 'OTEL_EXPORTER_OTLP_ENDPOINT' : endpoint;
    if (new URL(own ?? general ?? NEAREST).port === '4317')
      ignored.push(
        `${name} names port 4317, where collectors take gRPC, which there is not here; they take HTTP on port 4318`,
      );
    const protocol = oneOf('OTEL_EXPORTER_OTLP_PROTOCOL', PROTOCOLS, 'http/protobuf');
    return {
      url: own ?? `${(general ?? NEAREST).replace(/\/+$/, '')}/v1/${signal.toLowerCase()}`,
      protocol: oneOf(`OTEL_EXPORTER_OTLP_${signal}_PROTOCOL`, PROTOCOLS, protocol),
    };
  }

  function traces(to: Collector): TracesConfig {
    const queue = number('OTEL_BSP_MAX_QUEUE_SIZE', 2048, COUNT);
    return {
      ...to,
      sampler: oneOf('OTEL_TRACES_SAMPLER', SAMPLERS, 'parentbased_always_on'),
      ratio: number('OTEL_TRACES_SAMPLER_ARG', 1, [0, 1]),
      takesParents: (values.OTEL_PROPAGATORS ?? 'tracecontext')
        .split(',')
        .some((name) => name.trim() === 'tracecontext'),
      batch: {
        delay: number('OTEL_BSP_SCHEDULE_DELAY', 5000, TIME),
        timeout: number('OTEL_BSP_EXPORT_TIMEOUT', 30_000, TIME),
        queue,
        size: Math.min(queue, number('OTEL_BSP_MAX_EXPORT_BATCH_SIZE', 512, COUNT)),
      },
    };
  }

  function figures(to: Collector): FiguresConfig {
    const interval = number('OTEL_METRIC_EXPORT_INTERVAL', 60_000, TIME);
    return { ...to, interval, timeout: Math.min(interval, number('OTEL_METRIC_EXPORT_TIMEOUT', 30_000, TIME)) };
  }

  if (values.OTEL_SDK_DISABLED?.trim().toLowerCase() === 'true') return { traces: null, figures: null, ignored };
  const [tracesTo, figuresTo] = [collector('TRACES'), collector('METRICS')];
  const read = { traces: tracesTo && traces(tracesTo), figures: figuresTo && figures(figuresTo) };
  const faults = tracesTo || figuresTo ? libraryFaults(values) : [];
  return { ...read, ignored: [...new Set([...ignored, ...faults])] };
}
