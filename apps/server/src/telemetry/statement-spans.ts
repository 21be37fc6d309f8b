import { SpanKind, trace } from '@opentelemetry/api';
import type { Engine, QueryWatch } from '../db/database.ts';
import { STATEMENT } from '../http/log/logging.ts';
import { activeContext } from './active-trace.ts';
import { markFailed, type Spans } from './spans.ts';

const SYSTEMS: Readonly<Record<Engine, string>> = { sqlite: 'sqlite', postgres: 'postgresql' };

/** The first table behind one of these words is what a statement is about. */
const TABLE = /\b(?<!distinct )(?:from|into|update|table)\s+"(\w+)"/i;

/** Names in double quotes, values in single ones, parentheses, and what is between. */
const TOKENS = /"[^"]*"|'[^']*'|[()]|[^"'()]+/g;

/** Returns a statement without what is in parentheses: sub-selects and tables of `with`. */
function withoutNested(statement: string): string {
  let [depth, own] = [0, ''];
  for (const [token] of statement.matchAll(TOKENS)) {
    if (token === '(') depth += 1;
    else if (token === ')') depth -= 1;
    else if (depth === 0) own += token;
  }
  return own;
}

/** Returns what a statement does, and the table it does it to; without one where it names none. */
export function nameStatement(statement: string): { readonly operation: string; readonly table: string | undefined } {
  const own = withoutNested(statement);
  const verb = /^\s*with\b/i.test(own) ? /\b(?:select|insert|update|delete)\b/i : /\w+/;
  const word = (verb.exec(own) ?? verb.exec(statement))?.[0];
  // A statement from a sub-select alone is about that one's table.
  const table = (TABLE.exec(own) ?? TABLE.exec(statement))?.[1];
  return { operation: (word ?? 'statement').toUpperCase(), table };
}

/**
 * A span of each statement in a trace whose request or work is not over yet: what timers ask the database on and on would
 * be traces of their own without an end.
 */
export function createStatementSpans({ tracer }: Spans, engine: Engine): QueryWatch {
  return (statement, milliseconds, failed) => {
    const parent = activeContext();
    if (!parent || !trace.getSpan(parent)?.isRecording()) return;
    const end = Date.now();
    const { operation, table } = nameStatement(statement);
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
