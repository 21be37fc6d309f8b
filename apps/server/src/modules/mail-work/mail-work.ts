import { once } from 'node:events';
import { setImmediate, setInterval } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { AppError } from '../../app-error.ts';
import { createFairTurns } from '../../turns/fair-turns.ts';
import { isHeavy, weightOf } from '../../turns/weight.ts';
import type { ComposeBody } from '../templates/update/compose-body.ts';
import { createMailTasks, type MailSetup, type MailTasks } from './mail-tasks.ts';
import type { MailAnswer } from './mail-thread.ts';

type TaskOf<Name extends keyof MailTasks> = Parameters<MailTasks[Name]>[0];
type MadeOf<Name extends keyof MailTasks> = Awaited<ReturnType<MailTasks[Name]>>;

/** Does what takes long with large mails where it holds nobody up. */
export interface MailWork {
  /**
   * Does a task: here, or in a thread where what it is about is large.
   * @param person whoever it is done for: people have the threads in turn, one at a time
   * @throws AppError what the task throws, `IMPORT_TOO_COMPLEX` where it takes longer or more memory than any mail, and
   * `BUSY` where as much as may is waiting for that person or for all, where it takes long while others wait for a thread,
   * or where the server is about to end
   */
  run<Name extends keyof MailTasks>(person: string, name: Name, task: TaskOf<Name>): Promise<MadeOf<Name>>;
  /** Does a task in the thread, however small it is. */
  inThread<Name extends keyof MailTasks>(person: string, name: Name, task: TaskOf<Name>): Promise<MadeOf<Name>>;
}

/** The same, and the end of the threads. */
export interface MailThread extends MailWork {
  close(): Promise<void>;
}

/**
 * Two threads, the second only where the first is busy for a while: whoever has one busy for long hinders nobody but themselves. Where
 * both are, and somebody waits for longer than `patience`, what has taken longer than `shared` is put off.
 */
const BOUNDS = {
  threads: 2,
  /** Milliseconds of one task. */
  make: 60_000,
  /** Milliseconds of one task while somebody waits. */
  shared: 10_000,
  patience: 1_000,
  /** Milliseconds after which a thread that nobody needs ends, unless it is the last. */
  idle: 60_000,
  /** Of each thread. */
  megabytes: 1024,
  /** Bytes of what waits for a thread: whole mails. */
  waiting: 256 * 1024 * 1024,
};

/** Milliseconds between two looks at a task that is being done. */
const LOOK_EVERY = 250;

/** Characters or as much other data from which a task is one for a thread: less takes half a second at worst. */
export const HEAVY = 256 * 1024;

/** Looking for what readers may meet takes ten times as long as writing a mail. */
export const HEAVY_FOR: Partial<Record<keyof MailTasks, number>> = { mailFindings: 32 * 1024 };

/** Somebody who asks for more than this has it done for nobody's eyes. */
const TURNS = { perPerson: 16, retryAfter: 10 } as const;

interface Options {
  /** Composes what is small; one that remembers sections, where there is one. */
  readonly compose?: ComposeBody;
  readonly bounds?: typeof BOUNDS;
  /** Watches what is done in the thread, waiting for it included. */
  readonly watch?: <T>(run: () => Promise<T>) => Promise<T>;
}

/** The first thread starts with the first large mail, and is followed by another where one ends it. */
export function createMailWork(
  setup: MailSetup,
  { compose, bounds = BOUNDS, watch = (run) => run() }: Options = {},
): MailThread {
  const here = createMailTasks(setup, compose);
  const turns = createFairTurns({ ...TURNS, atOnce: bounds.threads, weight: bounds.waiting });
  /** Each with what settles once it has started, or failed to. */
  const threads = new Map<Worker, Promise<unknown>>();
  /** Those of them that have nothing to do, the last one first, with what ends them. */
  const idle = new Map<Worker, NodeJS.Timeout>();
  let isClosed = false;
  /** One task is being put off: there is room in a moment. */
  let isMakingRoom = false;

  function take(): Worker {
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
    const worker = new Worker(new URL('./mail-thread.ts', import.meta.url), {
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
    const started = Promise.race([once(worker, 'message'), once(worker, 'exit')]);
    threads.set(
      worker,
      started.catch(() => undefined),
    );
    return worker;
  }

  /** Rejects once a task has taken too long, or too long for those who wait. */
  async function overrun(signal: AbortSignal): Promise<never> {
    const began = performance.now();
    let awaitedSince: number | null = null;
    for await (const _ of setInterval(Math.min(LOOK_EVERY, bounds.make), null, { signal })) {
      const now = performance.now();
      if (now - began >= bounds.make) break;
      // Starting one takes a second, which nobody shall wait.
      if (idle.size === 0 && threads.size < bounds.threads) giveBack(start());
      awaitedSince = turns.isAwaited() ? (awaitedSince ?? now) : null;
      if (isMakingRoom || awaitedSince === null || now - awaitedSince < bounds.patience || now - began < bounds.shared)
        continue;
      isMakingRoom = true;
      throw new AppError('BUSY', { retryAfter: TURNS.retryAfter, log: { mail: 'It took too long for others.' } });
    }
    throw new Error('It took too long.');
  }

  async function ask(question: { readonly name: keyof MailTasks; readonly task: unknown }): Promise<unknown> {
    // What was read of a request or of the database took its time; so does copying it for the thread.
    await setImmediate();
    if (isClosed) throw ending();
    const worker = take();
    // How long that takes says nothing of the task.
    await threads.get(worker);
    if (isClosed) throw ending();
    if (!threads.has(worker)) throw new Error('The thread could not be started.');
    const settled = new AbortController();
    const { signal } = settled;
    const ended = (why: string) => () => Promise.reject(new Error(why));
    worker.postMessage(question);
    let answer: MailAnswer;
    try {
      answer = await Promise.race([
        once(worker, 'message', { signal }).then(([message]) => message as MailAnswer),
        once(worker, 'exit', { signal }).then(ended('The thread has ended.')),
        overrun(signal),
      ]);
    } catch (cause) {
      await worker.terminate();
      isMakingRoom = false;
      if (isClosed) throw ending();
      if (cause instanceof AppError) throw cause;
      throw new AppError('IMPORT_TOO_COMPLEX', { cause, log: { mail: String(cause) } });
    } finally {
      settled.abort();
    }
    giveBack(worker);
    if ('refused' in answer) throw new AppError(answer.refused.code, answer.refused.extras);
    if ('failed' in answer) throw answer.failed;
    return answer.made;
  }

  function inThread<Name extends keyof MailTasks>(person: string, name: Name, task: TaskOf<Name>) {
    return watch(() =>
      turns.run(
        person,
        () => ask({ name, task }),
        () => weightOf(task),
      ),
    ) as Promise<MadeOf<Name>>;
  }

  return {
    inThread,
    run(person, name, task) {
      if (isHeavy(task, HEAVY_FOR[name] ?? HEAVY)) return inThread(person, name, task);
      const done = here[name] as (task: unknown) => unknown;
      return (async () => done(task))() as ReturnType<typeof inThread<typeof name>>;
    },
    async close() {
      isClosed = true;
      await Promise.all([...threads.keys()].map((worker) => worker.terminate()));
    },
  };
}

/** Another server, or the next one, does it. */
function ending(): AppError {
  return new AppError('BUSY', { retryAfter: TURNS.retryAfter });
}
