import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { QueryWatch } from '../db/database.ts';
import type { WatchWork } from '../metrics/work.ts';

/** Telemetry as the rest of the server sees it. */
export interface Telemetry {
  /** Makes each request a trace, or a part of the one that its `traceparent` names. */
  traceRequests(app: FastifyInstance): void;
  /** Makes each statement that is run in a trace a part of it; null where no traces are made. */
  readonly traceStatement: QueryWatch | null;
  /** The same watch, of which each piece of work is a part of the trace that it is done in. */
  traceWork(watch: WatchWork): WatchWork;
  /** Figures are sent, so that they have to be counted. */
  readonly sendsFigures: boolean;
  /** Sends all figures of a registry from now on, time and again. */
  sendFigures(registry: Registry): void;
  /** Sends what is left, as far as it can be sent in a moment. */
  close(): Promise<void>;
}
