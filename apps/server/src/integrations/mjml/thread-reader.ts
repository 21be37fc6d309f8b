import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { AppError } from '../../app-error.ts';
import type { MjmlTask } from './mjml-thread.ts';
import type { MjmlReader, MjmlReading } from './port.ts';

/** Times are milliseconds. */
interface Bounds {
  /** What the thread may take to be there, on the busiest machine. */
  readonly start: number;
  readonly read: number;
  /** How long the thread is kept without work: MJML takes some 100 MB. */
  readonly rest: number;
  readonly megabytes: number;
  readonly waiting: number;
}

const BOUNDS: Bounds = { start: 30_000, read: 4_000, rest: 30_000, megabytes: 256, waiting: 20 };

/**
 * Reads one source after the other in a thread, so that none can hold up or bring down the server. The thread is there
 * when it is first needed, goes when nobody does any more, and is ended with a source that asks too much of it.
 */
export function createThreadReader(bounds: Bounds = BOUNDS): MjmlReader {
  let thread: Promise<Worker> | null = null;
  let resting: NodeJS.Timeout | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  async function end(): Promise<void> {
    const ending = thread;
    thread = null;
    clearTimeout(resting);
    await ending?.then((worker) => worker.terminate()).catch(() => undefined);
  }

  async function readNow(task: MjmlTask): Promise<MjmlReading> {
    clearTimeout(resting);
    thread ??= startThread(bounds);
    const worker = await thread.catch(async (error: unknown) => {
      await end();
      throw error;
    });
    try {
      worker.postMessage(task);
      const reading = await nextMessage<MjmlReading>(worker, bounds.read);
      resting = setTimeout(end, bounds.rest).unref();
      return reading;
    } catch (cause) {
      await end();
      throw new AppError('IMPORT_TOO_COMPLEX', { cause });
    }
  }

  return {
    async read(source, includes) {
      if (waiting >= bounds.waiting) throw new AppError('RATE_LIMITED', { retryAfter: Math.ceil(bounds.read / 1000) });
      waiting += 1;
      const reading = queue
        .then(() => readNow({ source, includes }))
        .finally(() => {
          waiting -= 1;
        });
      queue = reading.catch(() => undefined);
      return reading;
    },
    close: end,
  };
}

async function startThread({ start, megabytes }: Bounds): Promise<Worker> {
  const worker = new Worker(new URL('./mjml-thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
    stdout: true,
    stderr: true,
  });
  worker.unref();
  try {
    await nextMessage(worker, start);
  } catch (error) {
    await worker.terminate();
    throw error;
  }
  return worker;
}

/** Rejects when the thread fails, ends, or takes longer than `time`. */
async function nextMessage<T>(worker: Worker, time: number): Promise<T> {
  const settled = new AbortController();
  const { signal } = settled;
  try {
    return await Promise.race([
      once(worker, 'message', { signal }).then(([message]) => message as T),
      once(worker, 'exit', { signal }).then(() => Promise.reject(new Error('The thread has ended.'))),
      delay(time, null, { signal }).then(() => Promise.reject(new Error(`MJML took longer than ${time} ms.`))),
    ]);
  } finally {
    settled.abort();
  }
}
