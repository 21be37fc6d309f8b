import { setImmediate } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

export interface RunWorker {
  /** Searches for work at once. */
  wake(): void;
  /** Starts nothing new, and resolves when the present work is done. */
  stop(): Promise<void>;
}

/** Number of templates that one server works on at the same time: while one waits for the database, another goes on. */
const SLOTS = 2;

/** Pause between searches for work, milliseconds. */
const PAUSE = 2000;

/**
 * Works in the background as long as the server runs. The work is read from the database each time, so that nothing is lost
 * when the server ends, and any number of servers share it.
 *
 * @param look does one piece of work; false when there was nothing to do
 * @param failure message in the log when `look` fails
 */
export function startRunWorker(
  look: () => Promise<boolean>,
  log: Pick<FastifyBaseLogger, 'warn'>,
  failure = 'Templates could not be updated',
): RunWorker {
  let stopped = false;
  // What stands in the way now; it stays for many looks, and is told once.
  let obstacle: string | null = null;
  const sleepers = new Set<() => void>();

  async function pause(time: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(done, time).unref();
      function done() {
        clearTimeout(timer);
        sleepers.delete(done);
        resolve();
      }
      sleepers.add(done);
    });
  }

  async function tryOnce(): Promise<boolean> {
    try {
      const found = await look();
      obstacle = null;
      return found;
    } catch (err) {
      const reason = String(err);
      if (reason !== obstacle) log.warn({ err }, failure);
      obstacle = reason;
      return false;
    }
  }

  async function work(): Promise<void> {
    while (!stopped) {
      const found = await tryOnce();
      // People come first: whatever they have asked for meanwhile is done before the next one.
      if (found) await setImmediate();
      else if (!stopped) await pause(PAUSE);
    }
  }

  const wake = () => {
    for (const sleeper of [...sleepers]) sleeper();
  };
  const slots = Array.from({ length: SLOTS }, work);
  return {
    wake,
    async stop() {
      stopped = true;
      wake();
      await Promise.all(slots);
    },
  };
}
