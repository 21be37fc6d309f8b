import type { FastifyReply } from 'fastify';
import { onResponseClosed } from './on-response-closed.ts';

/**
 * Ends when whoever asked has gone before the answer was sent. Unlike the request's own signal, which ends as soon as
 * its body has been read.
 */
export function clientAbortSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  onResponseClosed(reply, () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
