import type { FastifyRequest } from 'fastify';
import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';

/** The server's log: JSON lines without addresses' secrets, headers or bodies. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      serializers: { req: describeRequest, err: stdSerializers.err },
      redact: { paths: ['*.password', '*.token', '*.sessionId', '*.passwordHash'], censor: '[hidden]' },
    },
    destination ?? pino.destination(1),
  );
}

/** A list of thousands of rows is one statement with a mark for each value. */
const STATEMENT = 2000;

/**
 * Tells of statements of the database that took at least so many milliseconds, without the values that they were run
 * with. Nothing is watched with 0.
 */
export function slowQueryLog(log: Logger, slowQueryMs: number) {
  if (slowQueryMs === 0) return {};
  return {
    watch: (statement: string, milliseconds: number) => {
      if (milliseconds < slowQueryMs) return;
      log.warn({ statement: statement.slice(0, STATEMENT), milliseconds: Math.round(milliseconds) }, 'Slow query');
    },
  };
}

/** A request as it is logged. The query is left out: links may carry a signature. */
function describeRequest(request: FastifyRequest): object {
  return { method: request.method, path: request.url.split('?', 1)[0], remoteAddress: request.ip };
}
