import type { FastifyReply } from 'fastify';
import { whenOver } from './when-over.ts';

/**
 * Ends when whoever asked has gone before the answer was sent. Unlike the request's own signal, which ends as soon as
 * its body has been read.
 */
export function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  whenOver(reply, () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
