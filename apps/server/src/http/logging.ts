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

/** A request as it is logged. The query is left out: links may carry a signature. */
function describeRequest(request: FastifyRequest): object {
  return { method: request.method, path: request.url.split('?', 1)[0], remoteAddress: request.ip };
}
