import type { FastifyInstance } from 'fastify';

/** Does work that an answer must not wait for. */
export interface Background {
  /** `ending` says that the server ends: what can be left for the next start is left then. */
  run(what: string, work: (ending: AbortSignal) => Promise<void>): void;
  /** Resolves once nothing is left to do. */
  settled(): Promise<void>;
}

/** Work of a server: what fails is told in its log, and what is not done yet is done before it stops. */
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
