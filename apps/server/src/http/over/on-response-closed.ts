import type { FastifyReply } from 'fastify';

/** Calls `done` once when the answer has gone out, or whoever asked is gone; at once where they have left already. */
export function onResponseClosed({ raw, request }: FastifyReply, done: () => void): void {
  const { socket } = request.raw;
  if (raw.destroyed || socket.destroyed) {
    done();
    return;
  }
  const over = () => {
    raw.off('close', over);
    socket.off('close', over);
    done();
  };
  raw.once('close', over);
  // Behind an earlier answer that is due, this one has no connection yet: older Node (24.11) tells it nothing of its end.
  if (!raw.socket) socket.setMaxListeners(0).once('close', over);
}
