import { performance } from 'node:perf_hooks';
import { hrTime, millisToHrTime } from '@opentelemetry/core';
import { OTLPMetricExporter as JsonExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPMetricExporter as ProtobufExporter } from '@opentelemetry/exporter-metrics-otlp-proto';
import type { Resource } from '@opentelemetry/resources';
import { type CollectionResult, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import type { Registry } from 'prom-client';
import { type TellFailure, tellingOfFailures } from './failing-exporter.ts';
import { figuresAsMetrics } from './figures-as-metrics.ts';
import type { FiguresConfig } from './telemetry-config.ts';

/** Reads the figures that Prometheus would read, time and again, and sends them; what it answers with ends that. */
export function sendFigures(
  registry: Registry,
  { url, protocol, interval, timeout }: FiguresConfig,
  { resource, version, tell }: { readonly resource: Resource; readonly version: string; readonly tell: TellFailure },
): { shutdown(): Promise<void> } {
  const Exporter = protocol === 'http/json' ? JsonExporter : ProtobufExporter;
  const reader = new PeriodicExportingMetricReader({
    exporter: tellingOfFailures(new Exporter({ url }), tell),
    exportIntervalMillis: interval,
    exportTimeoutMillis: timeout,
  });
  const scope = { name: 'mailwright', version };
  // Counters that Node keeps are as old as the process, and all others are hardly younger.
  const startTime = millisToHrTime(performance.timeOrigin);
  reader.setMetricProducer({
    async collect(): Promise<CollectionResult> {
      const figures = await registry.getMetricsAsJSON();
      const metrics = figuresAsMetrics(figures, { startTime, endTime: hrTime() });
      return { resourceMetrics: { resource, scopeMetrics: [{ scope, metrics }] }, errors: [] };
    },
  });
  return reader;
}
