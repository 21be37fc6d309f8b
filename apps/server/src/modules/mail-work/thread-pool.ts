import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { AppError } from '../../app-error.ts';
import type { MailSetup } from './mail-tasks.ts';
import type { MailAnswer, MailQuestion } from './mail-thread.ts';

export interface PoolBounds {
  /** Milliseconds that a thread may take to be there, on the busiest machine. */
  readonly start: number;
  /** Milliseconds of one task. */
  readonly make: number;
  /** Milliseconds after which a thread that nobody needs ends, unless it is the last. */
  readonly idle: number;
  /** Of each thread. */
  readonly megabytes: number;
}

/** Threads that do one task at a time, each followed by another where a task ends it. */
export interface ThreadPool {
  /**
   * Takes a thread, which is there.
   * @throws AppError `BUSY` where it does not start, or the server is about to end
   */
  take(): Promise<MailThread>;
  /** Has a thread ready for the next one, where none is. */
  prepare(): void;
  close(): Promise<void>;
}

interface MailThread {
  /**
   * Has a task done, once.
   * @throws AppError `IMPORT_TOO_COMPLEX` where it takes longer or more memory than any mail, or `stop` says so; `BUSY`
   * where the server ends; DataCloneError for what no thread can be told
   */
  ask(question: MailQuestion, stop: AbortSignal): Promise<MailAnswer>;
}

/** Seconds after which it makes sense to come again. */
const RETRY_AFTER = 10;

/** Starts a thread so many times for one task: the one that was ready may have failed while nobody asked for it. */
const TRIES = 2;

/** @param program what a thread runs: it says something once it is there, and answers each question */
export function createThreadPool(setup: MailSetup, bounds: PoolBounds, program: URL): ThreadPool {
  /** Each with whether it has come to be there. */
  const threads = new Map<Worker, Promise<boolean>>();
  /** Those of them that have nothing to do, the last one first, with what ends them. */
  const idle = new Map<Worker, NodeJS.Timeout>();
  let isClosed = false;
  /** Time of the last failed start of a thread, as `performance.now()` gives it. */
  let failed = Number.NEGATIVE_INFINITY;

  function next(): Worker {
    const [worker, end] = [...idle].at(-1) ?? [];
    if (!worker) return start();
    clearTimeout(end);
    idle.delete(worker);
    return worker;
  }

  function giveBack(worker: Worker): void {
    if (!threads.has(worker)) return;
    const end = setTimeout(() => {
      if (threads.size > 1) void worker.terminate();
    }, bounds.idle);
    idle.set(worker, end.unref());
  }

  function start(): Worker {
    const worker = new Worker(program, {
      workerData: setup,
      resourceLimits: { maxOldGenerationSizeMb: bounds.megabytes },
    });
    worker.unref();
    // Whoever waits for the thread hears of its end; nobody may be waiting.
    worker.on('error', () => undefined);
    worker.once('exit', () => {
      threads.delete(worker);
      clearTimeout(idle.get(worker));
      idle.delete(worker);
    });
    threads.set(worker, hasStarted(worker));
    return worker;
  }

  async function hasStarted(worker: Worker): Promise<boolean> {
    try {
      await within(worker, bounds.start);
      return true;
    } catch {
      failed = performance.now();
      void worker.terminate();
      return false;
    }
  }

  async function ask(worker: Worker, question: MailQuestion, stop: AbortSignal): Promise<MailAnswer> {
    try {
      worker.postMessage(question);
    } catch (error) {
      giveBack(worker);
      throw error;
    }
    try {
      const answer = await within<MailAnswer>(worker, bounds.make, stop);
      giveBack(worker);
      return answer;
    } catch (cause) {
      // Nobody waits for its end.
      void worker.terminate();
      if (isClosed) throw busy();
      throw new AppError('IMPORT_TOO_COMPLEX', { cause, log: { mail: String(cause) } });
    }
  }

  return {
    async take() {
      for (let tries = 0; tries < TRIES; tries++) {
        if (isClosed) throw busy();
        const worker = next();
        const isThere = await threads.get(worker);
        if (isThere && threads.has(worker) && !isClosed) return { ask: (...asked) => ask(worker, ...asked) };
      }
      throw busy('A thread did not start.');
    },
    prepare() {
      if (isClosed || idle.size > 0 || performance.now() - failed < RETRY_AFTER * 1000) return;
      giveBack(start());
    },
    async close() {
      isClosed = true;
      await Promise.all([...threads.keys()].map((worker) => worker.terminate()));
    },
  };
}

/** Another server, or the next one, does it; or this one, later. */
function busy(why?: string): AppError {
  return new AppError('BUSY', { retryAfter: RETRY_AFTER, ...(why && { log: { mail: why } }) });
}

/** Returns what a thread says next; rejects where it fails, ends or takes longer than `time`, or is to stop. */
async function within<T>(worker: Worker, time: number, stop?: AbortSignal): Promise<T> {
  const settled = new AbortController();
  const { signal } = settled;
  const ended = (why: string) => () => Promise.reject(new Error(why));
  try {
    return await Promise.race([
      once(worker, 'message', { signal }).then(([message]) => message as T),
      once(worker, 'exit', { signal }).then(ended('The thread has ended.')),
      delay(time, null, { signal }).then(ended('It took too long.')),
      ...(stop ? [once(stop, 'abort', { signal }).then(ended('It was stopped.'))] : []),
    ]);
  } finally {
    settled.abort();
  }
}
