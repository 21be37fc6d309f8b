import { SpanKind, trace } from '@opentelemetry/api';
import type { Engine, QueryWatch } from '../db/database.ts';
import { STATEMENT } from '../http/log/logging.ts';
import { activeContext } from './active-trace.ts';
import { markFailed, type Spans } from './spans.ts';

const SYSTEMS: Readonly<Record<Engine, string>> = { sqlite: 'sqlite', postgres: 'postgresql' };

/** The first table that stands behind one of these words is what a statement is about. */
const TABLE = /\b(?:from|into|update|table)\s+"(\w+)"/i;

/**
 * A span of each statement in a trace whose request or work is not over yet: what timers ask the database on and on would
 * be traces of their own without an end.
 */
export function createStatementSpans({ tracer }: Spans, engine: Engine): QueryWatch {
  return (statement, milliseconds, failed) => {
    const parent = activeContext();
    if (!parent || !trace.getSpan(parent)?.isRecording()) return;
    const end = Date.now();
    const operation = (/^\s*(\w+)/.exec(statement)?.[1] ?? 'statement').toUpperCase();
    const table = TABLE.exec(statement)?.[1];
    const attributes = {
      'db.system.name': SYSTEMS[engine],
      'db.operation.name': operation,
      'db.query.text': statement.slice(0, STATEMENT),
      ...(table === undefined ? {} : { 'db.collection.name': table }),
    };
    const name = table === undefined ? operation : `${operation} ${table}`;
    const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes, startTime: end - milliseconds }, parent);
    if (failed) markFailed(span, '_OTHER');
    span.end(end);
  };
}
