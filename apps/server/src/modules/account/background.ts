import type { FastifyInstance } from 'fastify';

/** Runs work that an answer must not wait for. */
export interface Background {
  /**
   * Runs `work` in the background and logs `what` when it fails. `ending` is aborted when the server ends: work that can wait
   * is left for the next start.
   */
  run(what: string, work: (ending: AbortSignal) => Promise<void>): void;
  /** Resolves once no work is running. */
  settled(): Promise<void>;
}

/** Creates the background work of a server: failures are logged, and the server waits for running work before it stops. */
export function createBackground(app: Pick<FastifyInstance, 'log' | 'addHook'>): Background {
  const running = new Set<Promise<void>>();
  const ending = new AbortController();
  async function settled(): Promise<void> {
    while (running.size > 0) await Promise.all(running);
  }
  app.addHook('preClose', async () => ending.abort());
  app.addHook('onClose', settled);
  return {
    run(what, work) {
      const done = work(ending.signal)
        .catch((error: unknown) => app.log.error({ err: error }, what))
        .finally(() => running.delete(done));
      running.add(done);
    },
    settled,
  };
}
