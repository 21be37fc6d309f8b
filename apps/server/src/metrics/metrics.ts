import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { OpenDatabase, QueryWatch } from '../db/database.ts';
import type { AdmissionQueue } from '../http/admission-queue.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import { type BacklogMetrics, createBacklogMetrics } from './backlog-metrics.ts';
import { createAdmissionMetrics, createDiskMetrics, createProcessMetrics } from './process-metrics.ts';
import { createCacheMetrics } from './watched-cache.ts';
import type { CountMail } from './watched-parts.ts';
import type { LeasedWork, WatchWork } from './work.ts';
import { createLeaseMetrics, createWorkMetrics, type TurnWatch } from './work-metrics.ts';

const OPERATIONS = ['select', 'insert', 'update', 'delete'] as const;

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
  readonly admission: Pick<AdmissionQueue, 'use'>;
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
export function addSources(
  { registry }: Metrics,
  { database, admission, dataDir, version, now }: Sources,
): BacklogMetrics {
  createProcessMetrics(registry, version);
  createConnectionMetrics(registry, database);
  createAdmissionMetrics(registry, admission);
  createDiskMetrics(registry, dataDir);
  createCacheMetrics(registry);
  return createBacklogMetrics(registry, now);
}

/** Returns the kind of a statement, in one word. */
function operationOf(statement: string): (typeof OPERATIONS)[number] | 'other' {
  const start = statement.slice(0, 6).toLowerCase();
  return OPERATIONS.find((operation) => start === operation) ?? 'other';
}

/** Times statements of the database. */
function createStatementMetrics(registry: Registry): QueryWatch {
  const durations = new Histogram({
    name: 'mailwright_database_statement_duration_seconds',
    help: 'Time of statements of the database, waiting for a connection left out',
    labelNames: ['operation'],
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 4],
    registers: [registry],
  });
  return (statement, milliseconds) => durations.observe({ operation: operationOf(statement) }, milliseconds / 1000);
}

/** Adds figures of how the database's connections are used. */
function createConnectionMetrics(registry: Registry, database: Pick<OpenDatabase, 'connections'>): void {
  const gauge = (name: string, help: string, figure: 'total' | 'idle' | 'most' | 'waiting') =>
    new Gauge({
      name,
      help,
      labelNames: ['pool'],
      registers: [registry],
      collect() {
        for (const use of database.connections()) this.set({ pool: use.pool }, use[figure]);
      },
    });
  gauge('mailwright_database_connections', 'Open connections to the database', 'total');
  gauge('mailwright_database_connections_idle', 'Open connections that nobody uses', 'idle');
  gauge('mailwright_database_connections_most', 'Connections that may be open', 'most');
  gauge('mailwright_database_waiting', 'Those that wait for a connection', 'waiting');
}
