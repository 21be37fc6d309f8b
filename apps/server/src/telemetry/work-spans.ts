import { type Context, ROOT_CONTEXT, SpanKind, type SpanOptions, trace } from '@opentelemetry/api';
import { AppError } from '../app-error.ts';
import type { WatchWork, Work, WorkArea } from '../metrics/work.ts';
import { activeContext, inTrace } from './active-trace.ts';
import { markFailed, type Spans, traceOf } from './spans.ts';

/** Areas in which others do the work, and this server waits for them. */
const OUTSIDE: ReadonlySet<WorkArea> = new Set(['storage', 'mail']);

/** A span of each piece of work that is watched. One in the background is a trace of its own: it outlives who caused it. */
export function traceWork(watch: WatchWork, { tracer }: Spans): WatchWork {
  return (work, run) => {
    const { parent, options } = placeOf(work, activeContext() ?? ROOT_CONTEXT);
    const span = tracer.startSpan(`${work.area} ${work.operation}`, options, parent);
    const begun = traceOf(span, parent);
    return watch(work, async () => {
      try {
        return await inTrace(begun, run);
      } catch (error) {
        markFailed(span, kindOf(error));
        throw error;
      } finally {
        span.end();
      }
    });
  };
}

function placeOf(
  { area, operation }: Work,
  around: Context,
): { readonly parent: Context; readonly options: SpanOptions } {
  const attributes = { 'mailwright.area': area, 'mailwright.operation': operation };
  const kind = OUTSIDE.has(area) ? SpanKind.CLIENT : SpanKind.INTERNAL;
  if (area !== 'background') return { parent: around, options: { kind, attributes } };
  const cause = trace.getSpanContext(around);
  return { parent: ROOT_CONTEXT, options: { kind, attributes, links: cause ? [{ context: cause }] : [] } };
}

function kindOf(error: unknown): string {
  if (error instanceof AppError) return error.code;
  return error instanceof Error ? error.constructor.name : '_OTHER';
}
