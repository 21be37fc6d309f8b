import { AsyncLocalStorage } from 'node:async_hooks';
import type { Context } from '@opentelemetry/api';

/** Fields in lines of the log that name a trace, and the span that wrote the line. */
export interface TraceIds {
  readonly trace_id: string;
  readonly span_id: string;
}

interface ActiveTrace {
  readonly context: Context;
  readonly ids: TraceIds;
}

/**
 * Trace of the current work. OpenTelemetry's own place for it is one for the process, and the log would have to load its
 * library.
 */
const active = new AsyncLocalStorage<ActiveTrace>();

/** Runs something, and whatever it causes, as a part of a trace. */
export function inTrace<T>(trace: ActiveTrace, run: () => T): T {
  return active.run(trace, run);
}

/** Returns the context of the current work as OpenTelemetry has it; undefined outside of any trace. */
export function activeContext(): Context | undefined {
  return active.getStore()?.context;
}

/** Returns the ids of the current trace for lines of the log; undefined outside of any trace. */
export function activeTraceIds(): TraceIds | undefined {
  return active.getStore()?.ids;
}
