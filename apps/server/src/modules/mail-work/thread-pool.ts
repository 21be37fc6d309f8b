import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { AppError } from '../../app-error.ts';
import type { MailSetup } from './mail-tasks.ts';
import type { MailAnswer, MailQuestion } from './mail-thread.ts';

export interface PoolBounds {
  /** Longest start of a thread, milliseconds, on the busiest machine. */
  readonly start: number;
  /** Longest time of one task, milliseconds. */
  readonly make: number;
  /** Time after which an unused thread ends, unless it is the last, milliseconds. */
  readonly idle: number;
  /** Memory of each thread, megabytes. */
  readonly megabytes: number;
}

/** Holds threads that do one task at a time; a thread that a task ends is replaced. */
export interface ThreadPool {
  /**
   * Returns a thread that has started.
   * @throws AppError `BUSY` when it does not start, or the server is about to end
   */
  take(): Promise<MailThread>;
  /** Starts a thread for the next task when none is idle. */
  prepare(): void;
  close(): Promise<void>;
}

interface MailThread {
  /**
   * Runs one task in the thread.
   * @throws AppError `IMPORT_TOO_COMPLEX` when it takes more time or memory than any mail may, or `stop` is aborted; `BUSY`
   * when the server ends; DataCloneError when the data cannot be sent to a thread
   */
  ask(question: MailQuestion, stop: AbortSignal): Promise<MailAnswer>;
}

/** Seconds after which clients should try again. */
const RETRY_AFTER = 10;

/** Most threads that are tried for one task: an idle one may have failed unnoticed. */
const MAX_THREAD_TRIES = 2;

/**
 * Creates the pool.
 * @param program program of a thread: it sends a message once it has started, and answers each question
 */
export function createThreadPool(setup: MailSetup, bounds: PoolBounds, program: URL): ThreadPool {
  /** Threads, each with a promise whether it has started. */
  const threads = new Map<Worker, Promise<boolean>>();
  /** Idle threads, the last used one last, with the timers that end them. */
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
      for (let tries = 0; tries < MAX_THREAD_TRIES; tries++) {
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

/** Returns the error `BUSY`: another server, or this one later, can do the task. */
function busy(why?: string): AppError {
  return new AppError('BUSY', { retryAfter: RETRY_AFTER, ...(why && { log: { mail: why } }) });
}

/** Returns the next message of a thread; rejects when it fails, ends or takes longer than `time`, or when `stop` is aborted. */
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
