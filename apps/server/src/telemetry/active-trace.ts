import { AsyncLocalStorage } from 'node:async_hooks';
import type { Context } from '@opentelemetry/api';

/** How lines of the log name a trace and the part of it that wrote them. */
export interface TraceIds {
  readonly trace_id: string;
  readonly span_id: string;
}

interface ActiveTrace {
  readonly context: Context;
  readonly ids: TraceIds;
}

/** Here and not in OpenTelemetry's own place, which is one for the process and would have the log load its library. */
const active = new AsyncLocalStorage<ActiveTrace>();

/** Runs something, and whatever it causes, as a part of a trace. */
export function inTrace<T>(trace: ActiveTrace, run: () => T): T {
  return active.run(trace, run);
}

/** What is worked in, as OpenTelemetry has it; undefined outside of any trace. */
export function activeContext(): Context | undefined {
  return active.getStore()?.context;
}

/** What lines of the log say of it; undefined outside of any trace. */
export function activeTraceIds(): TraceIds | undefined {
  return active.getStore()?.ids;
}
