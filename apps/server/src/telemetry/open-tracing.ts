import { OTLPTraceExporter as JsonExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { OTLPTraceExporter as ProtobufExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import type { Resource } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { type TellFailure, tellingOfFailures } from './failing-exporter.ts';
import type { Spans } from './spans.ts';
import type { SamplerName, TracesConfig } from './telemetry-config.ts';

const SAMPLERS: Readonly<Record<SamplerName, (ratio: number) => Sampler>> = {
  always_on: () => new AlwaysOnSampler(),
  always_off: () => new AlwaysOffSampler(),
  traceidratio: (ratio) => new TraceIdRatioBasedSampler(ratio),
  parentbased_always_on: () => new ParentBasedSampler({ root: new AlwaysOnSampler() }),
  parentbased_always_off: () => new ParentBasedSampler({ root: new AlwaysOffSampler() }),
  parentbased_traceidratio: (ratio) => new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
};

/** Gathers spans and sends them. Nothing is registered with OpenTelemetry for the process, so that servers of tests stay apart. */
export function openTracing(
  { url, protocol, sampler, ratio, takesParents, batch }: TracesConfig,
  { resource, version, tell }: { readonly resource: Resource; readonly version: string; readonly tell: TellFailure },
): Spans & { shutdown(): Promise<void> } {
  const Exporter = protocol === 'http/json' ? JsonExporter : ProtobufExporter;
  const gathered = new BatchSpanProcessor({
    exporter: tellingOfFailures(new Exporter({ url }), tell),
    scheduledDelayMillis: batch.delay,
    exportTimeoutMillis: batch.timeout,
    maxQueueSize: batch.queue,
    maxExportBatchSize: batch.size,
  });
  const provider = new TracerProvider({ resource, sampler: SAMPLERS[sampler](ratio), spanProcessors: [gathered] });
  return { tracer: provider.getTracer('mailwright', version), takesParents, shutdown: () => provider.shutdown() };
}
