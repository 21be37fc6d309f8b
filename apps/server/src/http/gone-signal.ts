import type { FastifyReply } from 'fastify';

/**
 * Ends when whoever asked has gone before the answer was sent. Unlike the request's own signal, which ends as soon as
 * its body has been read.
 */
export function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
