import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Bounds the time for which the rest of a request is read and thrown away after its answer, milliseconds. */
const DRAIN_MS = 300_000;

/**
 * Makes an answer arrive while the request is still being sent: closing the connection would reset it, and the client would
 * lose what it has not read yet. The rest is read and thrown away, for five minutes at most.
 */
export function drainUnread(app: FastifyInstance, drainMs = DRAIN_MS): void {
  app.addHook('onSend', async (request, reply) => {
    if (hasBody(request) && request.raw.complete === false && !request.raw.destroyed) drain(request, reply, drainMs);
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function drain({ raw: request }: FastifyRequest, reply: FastifyReply, drainMs: number): void {
  const { raw: response } = reply;
  const { socket } = request;
  const isLast = !response.shouldKeepAlive;
  // Node would close the connection with the end of the answer.
  reply.removeHeader('connection');
  response.shouldKeepAlive = true;
  response.once('finish', () => {
    const end = () => {
      clearTimeout(timer);
      if (isLast) socket.end();
    };
    const timer = setTimeout(() => socket.destroy(), drainMs).unref();
    socket.once('close', () => clearTimeout(timer));
    if (request.readableEnded) return end();
    request.once('end', end);
    request.unpipe();
    request.resume();
  });
}
