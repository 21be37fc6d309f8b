import { Counter, Registry } from 'prom-client';
import type { OpenDatabase, QueryWatch } from '../db/database.ts';
import type { BusyGate } from '../http/busy-gate.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import { type BacklogMetrics, createBacklogMetrics } from './backlog-metrics.ts';
import { createConnectionMetrics, createStatementMetrics } from './database-metrics.ts';
import { createDiskMetrics, createGateMetrics, createProcessMetrics } from './process-metrics.ts';
import { createCacheMetrics } from './watched-cache.ts';
import type { CountMail } from './watched-parts.ts';
import type { LeasedWork, WatchWork } from './work.ts';
import { createLeaseMetrics, createWorkMetrics, type TurnWatch } from './work-metrics.ts';

/** The figures of one server. They are the same wherever they are read: labels are words of ours, never of people. */
export interface Metrics {
  readonly registry: Registry;
  readonly watchWork: WatchWork;
  readonly watchStatement: QueryWatch;
  readonly countMail: CountMail;
  /** Figures of work in the background under leases. */
  readonly leases: (work: LeasedWork) => TurnWatch;
}

interface Readers {
  /** Token that Prometheus sends to read figures; null when it may not read them. */
  readonly metricsToken: string | null;
  readonly telemetry: Pick<Telemetry, 'sendsFigures'> | null;
}

/** Sources that figures are read from. */
interface Sources {
  readonly database: Pick<OpenDatabase, 'connections'>;
  readonly gate: Pick<BusyGate, 'use'>;
  readonly dataDir: string;
  readonly version: string;
  /** Milliseconds since 1970, as the database's times are. */
  readonly now: () => number;
}

/**
 * Figures that are counted while the server works.
 * @param traced has work watched by somebody else, too
 */
export function createMetrics(traced: (watch: WatchWork) => WatchWork = (watch) => watch): Metrics {
  const registry = new Registry();
  const watchWork = traced(createWorkMetrics(registry));
  const mails = new Counter({
    name: 'mailwright_mail_recipients_total',
    help: 'Recipients of mails by what became of them',
    labelNames: ['outcome'],
    registers: [registry],
  });
  for (const outcome of ['sent', 'kept', 'refused', 'failed']) mails.inc({ outcome }, 0);
  return {
    registry,
    watchWork,
    watchStatement: createStatementMetrics(registry),
    countMail: (outcome, recipients) => mails.inc({ outcome }, recipients),
    leases: createLeaseMetrics(registry, watchWork),
  };
}

/** Returns whether somebody reads figures: figures that cost something are not counted when nobody does. */
export function areFiguresRead({ metricsToken, telemetry }: Readers): boolean {
  return metricsToken !== null || telemetry?.sendsFigures === true;
}

/** Adds the figures that are taken when they are read. */
export function addSources({ registry }: Metrics, { database, gate, dataDir, version, now }: Sources): BacklogMetrics {
  createProcessMetrics(registry, version);
  createConnectionMetrics(registry, database);
  createGateMetrics(registry, gate);
  createDiskMetrics(registry, dataDir);
  createCacheMetrics(registry);
  return createBacklogMetrics(registry, now);
}
