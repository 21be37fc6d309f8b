import type { FastifyRequest } from 'fastify';
import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';
import type { QueryWatch } from '../../db/database.ts';
import { activeTraceIds, type TraceIds } from '../../telemetry/active-trace.ts';
import { currentRequestId } from './request-ids.ts';

/** The server's log: JSON lines without addresses' secrets, headers or bodies. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      mixin: (_line, _level, log) => idsOfRequest(log),
      serializers: { req: describeRequest, err: describeError },
      redact: { paths: ['*.password', '*.token', '*.sessionId', '*.passwordHash'], censor: '[hidden]' },
    },
    destination ?? pino.destination(1),
  );
}

/**
 * Fastify's logger of a request has its id and its trace already; all others tell them too, where it is a request or a
 * trace that they work for.
 */
function idsOfRequest(log: Pick<Logger, 'bindings'>): { readonly reqId?: string } & Partial<TraceIds> {
  const [reqId, trace] = [currentRequestId(), activeTraceIds()];
  if (reqId === undefined && !trace) return {};
  const known = log.bindings();
  return {
    ...(reqId === undefined || 'reqId' in known ? {} : { reqId }),
    ...('trace_id' in known ? {} : trace),
  };
}

/**
 * An error with its causes' messages, which stand in its own. What libraries put beside them is left out, as a refused
 * message or the row that a constraint met, and so are addresses of people.
 */
function describeError(thrown: unknown): object {
  // A library may throw anything.
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const { type, message, stack = '' } = stdSerializers.err(error);
  const code = 'code' in error ? { code: error.code } : {};
  return { type, message: withoutAddresses(message), stack: withoutAddresses(stack), ...code };
}

function withoutAddresses(text: string): string {
  return text.replaceAll(/[^\s<>()"'=,;:/\\]+@[^\s<>()"'=,;:/\\]+/g, '[address]');
}

/** A list of thousands of rows is one statement with a mark for each value. */
export const STATEMENT = 2000;

/**
 * Returns a watch that logs statements that took at least so many milliseconds, without the values that they were run with;
 * null for 0, when nothing is watched.
 */
export function slowQueryLog(log: Logger, slowQueryMs: number): QueryWatch | null {
  if (slowQueryMs === 0) return null;
  return (statement, milliseconds) => {
    if (milliseconds < slowQueryMs) return;
    log.warn({ statement: statement.slice(0, STATEMENT), milliseconds: Math.round(milliseconds) }, 'Slow query');
  };
}

/** A request as it is logged. The query is left out: links may carry a signature. */
function describeRequest(request: FastifyRequest): object {
  return { method: request.method, path: request.url.split('?', 1)[0], remoteAddress: request.ip };
}
