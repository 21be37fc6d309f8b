import { type Attributes, type Context, type Span, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';
import type { TraceIds } from './active-trace.ts';

/** Makes spans of one server. */
export interface Spans {
  readonly tracer: Tracer;
  /** A request may say which trace it is a part of. */
  readonly takesParents: boolean;
}

/** Returns the context and the ids for work that is done while a span is open. */
export function traceOf(span: Span, parent: Context): { readonly context: Context; readonly ids: TraceIds } {
  const { traceId, spanId } = span.spanContext();
  return { context: trace.setSpan(parent, span), ids: { trace_id: traceId, span_id: spanId } };
}

/** Marks a span as failed, with the kind of failure alone: messages may name people, and stay in the log. */
export function markFailed(span: Span, kind: string, attributes: Attributes = {}): void {
  span.setAttributes({ 'error.type': kind, ...attributes });
  span.setStatus({ code: SpanStatusCode.ERROR });
}
