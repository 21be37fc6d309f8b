import type { FastifyInstance } from 'fastify';

/** Milliseconds. */
interface Pauses {
  /** Time without any request after which it runs. */
  readonly quiet: number;
  /** Time after which it runs, however many requests there are. */
  readonly latest: number;
}

/**
 * Runs something once after the server has begun to listen: as soon as it has nothing else to do, so that it delays
 * neither the start nor the first page. Not at all where the server ends before.
 */
export function whenIdle(app: FastifyInstance, run: () => void, { quiet, latest }: Pauses): void {
  let timer: NodeJS.Timeout | null = null;
  let end = Number.POSITIVE_INFINITY;
  let isDone = false;
  const now = () => performance.now();
  const wait = () => {
    if (isDone || end === Number.POSITIVE_INFINITY) return;
    if (timer) clearTimeout(timer);
    timer = setTimeout(start, Math.max(0, Math.min(quiet, end - now()))).unref();
  };
  const start = () => {
    isDone = true;
    run();
  };
  app.addHook('onListen', async () => {
    end = now() + latest;
    wait();
  });
  app.addHook('onRequest', async () => wait());
  app.addHook('onClose', async () => {
    isDone = true;
    if (timer) clearTimeout(timer);
  });
}
