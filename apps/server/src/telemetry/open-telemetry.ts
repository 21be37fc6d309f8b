import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { hrTime, millisToHrTime } from '@opentelemetry/core';
import { OTLPMetricExporter as JsonExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPMetricExporter as ProtobufExporter } from '@opentelemetry/exporter-metrics-otlp-proto';
import {
  defaultResource,
  detectResources,
  envDetector,
  type Resource,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { type CollectionResult, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import type { Engine } from '../db/database.ts';
import { createFailureLog, type TellFailure, tellingOfFailures } from './failing-exporter.ts';
import { figuresAsMetrics } from './figures-as-metrics.ts';
import { openTracing } from './open-tracing.ts';
import { traceRequests } from './request-spans.ts';
import { createStatementSpans } from './statement-spans.ts';
import type { Telemetry } from './telemetry.ts';
import type { FiguresConfig, TelemetryConfig } from './telemetry-config.ts';
import { traceWork } from './work-spans.ts';

/** Longest time to send what is left when the server ends, milliseconds; the server has to be gone within 10 seconds. */
const LAST_SENDING_TIMEOUT_MS = 1500;

interface Told {
  readonly engine: Engine;
  readonly log: Logger;
  readonly version: string;
}

/** Opens what the configuration wants to be sent. This file is loaded by who needs it alone, as is OpenTelemetry's library. */
export function openTelemetry({ traces, figures }: TelemetryConfig, { engine, log, version }: Told): Telemetry {
  const resource = resourceOf(version);
  const spans = traces && openTracing(traces, { resource, version, tell: createFailureLog(log, 'traces') });
  const open: { shutdown(): Promise<void> }[] = spans ? [spans] : [];
  return {
    traceRequests: (app) => spans && traceRequests(app, spans),
    traceStatement: spans && createStatementSpans(spans, engine),
    traceWork: (watch) => (spans ? traceWork(watch, spans) : watch),
    sendsFigures: figures !== null,
    sendFigures(registry) {
      if (!figures) return;
      open.push(sendFigures(registry, figures, { resource, version, tell: createFailureLog(log, 'figures') }));
    },
    async close() {
      const over = new AbortController();
      const patience = sleep(LAST_SENDING_TIMEOUT_MS, undefined, { signal: over.signal }).catch(() => undefined);
      // What cannot be sent any more was told to the log.
      await Promise.race([Promise.allSettled(open.map((part) => part.shutdown())), patience]);
      over.abort();
    },
  };
}

/** Returns the description of this server for a collector; `OTEL_SERVICE_NAME` and `OTEL_RESOURCE_ATTRIBUTES` override it. */
function resourceOf(version: string): Resource {
  const own = {
    'service.name': 'mailwright',
    'service.version': version,
    // Figures of nodes must not run into one another.
    'service.instance.id': randomUUID(),
  };
  return defaultResource()
    .merge(resourceFromAttributes(own))
    .merge(detectResources({ detectors: [envDetector] }));
}

/** Reads the figures that Prometheus would read, time and again, and sends them; what it answers with ends that. */
function sendFigures(
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
