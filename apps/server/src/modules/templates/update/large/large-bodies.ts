import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { AppError } from '../../../../app-error.ts';
import type { PreparedBody } from '../../../versions/port.ts';
import type { BodyTask, Oversize } from '../make-body.ts';
import type { LargeAnswer, LargeSetup } from './large-thread.ts';

/** Makes bodies so large that making one would hold everybody up. */
export interface LargeBodies {
  /**
   * What `makeBody` makes, one after the other in a thread.
   * @throws AppError what `makeBody` throws, and `IMPORT_TOO_COMPLEX` where it takes longer or more memory than any mail
   */
  make(task: BodyTask): Promise<PreparedBody | Oversize>;
  close(): Promise<void>;
}

const BOUNDS = { make: 60_000, megabytes: 1024 };

/** Characters from which the detour is worth what it costs. */
const LARGE = 512 * 1024;

/** Whether something of so many characters is made in the thread. */
export function isLarge(...lengths: readonly number[]): boolean {
  return lengths.some((length) => length > LARGE);
}

/** The thread starts with the first large body, and is followed by another where one ends it. */
export function createLargeBodies(setup: LargeSetup, bounds: typeof BOUNDS = BOUNDS): LargeBodies {
  let thread: Worker | null = null;
  let queue: Promise<unknown> = Promise.resolve();

  function start(): Worker {
    const worker = new Worker(new URL('./large-thread.ts', import.meta.url), {
      workerData: setup,
      resourceLimits: { maxOldGenerationSizeMb: bounds.megabytes },
    });
    worker.unref();
    // Whoever waits for the thread hears of its end; nobody may be waiting.
    worker.on('error', () => undefined);
    worker.once('exit', () => {
      if (thread === worker) thread = null;
    });
    thread = worker;
    return worker;
  }

  async function makeNow(task: BodyTask): Promise<PreparedBody | Oversize> {
    const worker = thread ?? start();
    const settled = new AbortController();
    const { signal } = settled;
    const ended = (why: string) => () => Promise.reject(new Error(why));
    worker.postMessage(task);
    try {
      const answer = await Promise.race([
        once(worker, 'message', { signal }).then(([message]) => message as LargeAnswer),
        once(worker, 'exit', { signal }).then(ended('The thread has ended.')),
        delay(bounds.make, null, { signal }).then(ended('It took too long.')),
      ]);
      if ('refused' in answer) throw new AppError(answer.refused.code, answer.refused.extras);
      return answer.made;
    } catch (cause) {
      if (cause instanceof AppError) throw cause;
      await worker.terminate();
      throw new AppError('IMPORT_TOO_COMPLEX', { cause });
    } finally {
      settled.abort();
    }
  }

  return {
    make(task) {
      const making = queue.then(() => makeNow(task));
      queue = making.catch(() => undefined);
      return making;
    },
    async close() {
      await thread?.terminate();
    },
  };
}
