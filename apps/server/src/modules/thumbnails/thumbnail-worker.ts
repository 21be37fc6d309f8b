import type { FastifyBaseLogger } from 'fastify';
import { drawDueThumbnail, type ThumbnailDeps } from './draw-thumbnail.ts';

export interface ThumbnailWorker {
  /** Stops at once and closes the browser; a picture that is being made is made another time. */
  stop(): Promise<void>;
}

/** Pause between searches for work, and before the first one, milliseconds; people's requests come first. */
const PAUSE = 2000;

/**
 * Makes pictures in the background as long as the server runs, one at a time. What has to be done is read from the
 * database each time, so nothing is lost when it ends, and any number of servers share the work. Without a browser it
 * ends at once.
 */
export function startThumbnailWorker(
  deps: ThumbnailDeps,
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>,
  draw: (deps: ThumbnailDeps) => Promise<boolean> = drawDueThumbnail,
): ThumbnailWorker {
  let stopped = false;
  let wake: (() => void) | null = null;
  // What stands in the way now. It stays for many looks, on a full disk say, and is told when it comes and when it goes.
  let obstacle: string | null = null;

  async function pause(time: number): Promise<void> {
    await new Promise<void>((resolve) => {
      wake = resolve;
      setTimeout(resolve, time).unref();
    });
  }

  async function look(): Promise<boolean> {
    try {
      const found = await draw(deps);
      if (obstacle !== null) log.info('Thumbnails are made again');
      obstacle = null;
      return found;
    } catch (err) {
      complain(err);
      return false;
    }
  }

  function complain(err: unknown): void {
    const reason = String(err);
    if (reason !== obstacle) log.warn({ err }, 'A thumbnail could not be made');
    obstacle = reason;
  }

  /**
   * Returns whether there is a browser, and tries until it is known: the check runs in a process of its own, which may be
   * killed, e.g. when the system stops all processes of a server at once.
   */
  async function hasBrowser(): Promise<boolean> {
    while (!stopped) {
      try {
        return await deps.browser.isThere();
      } catch (err) {
        if (!stopped) complain(err);
        await pause(PAUSE);
      }
    }
    return false;
  }

  async function work(): Promise<void> {
    await pause(PAUSE);
    if (!(await hasBrowser())) return;
    while (!stopped) {
      const start = performance.now();
      const found = await look();
      // At most half of the time, so that saves and exports find the processor free.
      await pause(found ? performance.now() - start : PAUSE);
    }
  }

  const ended = work();
  return {
    async stop() {
      stopped = true;
      wake?.();
      await deps.browser.close();
      await ended;
    },
  };
}
