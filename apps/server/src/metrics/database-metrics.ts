import { Gauge, Histogram, type Registry } from 'prom-client';
import type { OpenDatabase, QueryWatch } from '../db/database.ts';

const OPERATIONS = ['select', 'insert', 'update', 'delete'] as const;

/** Returns the kind of a statement, in one word. */
function operationOf(statement: string): (typeof OPERATIONS)[number] | 'other' {
  const start = statement.slice(0, 6).toLowerCase();
  return OPERATIONS.find((operation) => start === operation) ?? 'other';
}

/** Times statements of the database. */
export function createStatementMetrics(registry: Registry): QueryWatch {
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
export function createConnectionMetrics(registry: Registry, database: Pick<OpenDatabase, 'connections'>): void {
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
