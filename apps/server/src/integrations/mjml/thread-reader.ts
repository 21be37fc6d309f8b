import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { AppError } from '../../app-error.ts';
import { createFairTurns } from '../../turns/fair-turns.ts';
import type { MjmlAnswer, MjmlTask } from './mjml-thread.ts';
import type { MjmlReader, MjmlReading, ReadMail } from './port.ts';

/** Times are milliseconds. */
interface Bounds {
  /** Longest time a thread may take to start, on the busiest machine. */
  readonly start: number;
  /** Longest time one source may take the thread. */
  readonly read: number;
  /** Longest time that a person waits for an answer, whatever the thread is doing. */
  readonly answer: number;
  /** Most memory that the thread may hold while it reads, megabytes. */
  readonly megabytes: number;
  /** A thread that still holds so much when it has answered makes way for a new one. */
  readonly mostKept: number;
  readonly waiting: number;
}

const BOUNDS: Bounds = {
  start: 30_000,
  read: 8_000,
  answer: 10_000,
  megabytes: 256,
  mostKept: 160,
  waiting: 20,
};

/** Sources that are read at the same time; the second thread starts when the first is busy. */
const THREADS = 2;

/** Milliseconds of one source after which the other thread gets ready. */
const WARM_AFTER = 250;

/**
 * Reads sources in threads, people in turn and one source of each at a time, so that none can hold up or bring down the
 * server, and whoever sends slow ones waits for themselves alone.
 */
export function createThreadReader(bounds: Bounds = BOUNDS): MjmlReader {
  const threads = Array.from({ length: THREADS }, () => createReadingThread(bounds));
  const retryAfter = Math.ceil(bounds.read / 1000);
  const turns = createFairTurns({ atOnce: THREADS, perPerson: bounds.waiting, weight: Infinity, retryAfter });
  let waiting = 0;

  async function inTurn(person: string, task: MjmlTask): Promise<MjmlAnswer['reading']> {
    if (waiting >= bounds.waiting) throw new AppError('RATE_LIMITED', { retryAfter });
    waiting += 1;
    const latest = Date.now() + bounds.answer;
    const read = () => {
      const free = threads.find((thread) => !thread.isBusy());
      if (!free) throw new Error('No thread is free.');
      const warming = setTimeout(() => threads.find((thread) => !thread.isBusy())?.warm(), WARM_AFTER);
      return free.read(task, latest).finally(() => clearTimeout(warming));
    };
    const reading = turns
      .run(
        person,
        async () => read(),
        () => 0,
      )
      .finally(() => {
        waiting -= 1;
      });
    return within(reading, bounds.answer);
  }

  return {
    warm: () => threads[0]?.warm(),
    // The thread answers each kind of task with its own kind of reading.
    read: async (person, source, includes) => (await inTurn(person, { kind: 'mjml', source, includes })) as MjmlReading,
    readOther: async (person, source) => (await inTurn(person, source)) as ReadMail | null,
    close: async () => {
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}

/**
 * Reads one source after the other in a thread, which stays, as starting one takes as long as a hundred sources; one that
 * was ended, or has come to hold much, is followed by another.
 */
function createReadingThread(bounds: Bounds) {
  let thread: Promise<Worker> | null = null;
  let isBusy = false;
  let isClosed = false;

  function start(): Promise<Worker> {
    const starting = startThread(bounds);
    const forget = () => {
      if (thread === starting) thread = null;
    };
    thread = starting;
    // A thread may die between two sources, too.
    starting.then((worker) => worker.once('exit', forget), forget);
    return starting;
  }

  async function end(): Promise<void> {
    const ending = thread;
    thread = null;
    await ending?.then((worker) => worker.terminate()).catch(() => undefined);
  }

  /** The next source finds a thread that is there. */
  async function replace(): Promise<void> {
    await end();
    if (!isClosed) start().catch(() => undefined);
  }

  async function readNow(task: MjmlTask, latest: number): Promise<MjmlAnswer['reading']> {
    const left = () => Math.max(0, latest - Date.now());
    // Who waits no longer needs no answer; a thread that is still starting is there for the next one.
    const worker = await within(thread ?? start(), left()).catch((cause: unknown) => {
      // How long a thread takes to start, or why it does not, says nothing of the source.
      throw cause instanceof AppError ? cause : new AppError('IMPORT_TIMEOUT', { cause });
    });
    const time = Math.min(bounds.read, left());
    // Too late to be begun: it would be ended half done, and the thread with it.
    if (time < Math.min(bounds.read, bounds.answer / 10)) throw new AppError('IMPORT_TIMEOUT');
    try {
      worker.postMessage(task);
      const { reading, megabytes } = await nextMessage<MjmlAnswer>(worker, time);
      if (megabytes > bounds.mostKept) await replace();
      return reading;
    } catch (cause) {
      await replace();
      throw new AppError(time < bounds.read ? 'IMPORT_TIMEOUT' : 'IMPORT_TOO_COMPLEX', { cause });
    }
  }

  return {
    isBusy: () => isBusy,
    warm() {
      if (!thread && !isClosed) start().catch(() => undefined);
    },
    /** @param latest milliseconds since 1970 when nobody waits for the answer any more */
    async read(task: MjmlTask, latest: number): Promise<MjmlAnswer['reading']> {
      isBusy = true;
      try {
        return await readNow(task, latest);
      } finally {
        isBusy = false;
      }
    },
    close(): Promise<void> {
      isClosed = true;
      return end();
    },
  };
}

/** Rejects with `IMPORT_TIMEOUT` when the promise has not settled within `time` milliseconds, though it may settle later. */
async function within<T>(promise: Promise<T>, time: number): Promise<T> {
  const settled = new AbortController();
  const late = delay(time, null, { signal: settled.signal }).then(() => {
    throw new AppError('IMPORT_TIMEOUT');
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    settled.abort();
    late.catch(() => undefined);
  }
}

async function startThread({ start, megabytes }: Bounds): Promise<Worker> {
  const worker = new Worker(new URL('./mjml-thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
    stdout: true,
    stderr: true,
  });
  worker.unref();
  // Whoever waits for the thread hears of its end; nobody may be waiting.
  worker.on('error', () => undefined);
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
      delay(time, null, { signal }).then(() => Promise.reject(new Error(`The thread took longer than ${time} ms.`))),
    ]);
  } finally {
    settled.abort();
  }
}
