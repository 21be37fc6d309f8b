import { once } from 'node:events';
import { setTimeout as delay, setImmediate } from 'node:timers/promises';
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
   * @param person whoever it is done for: people have the thread in turn
   * @throws AppError what the task throws, `IMPORT_TOO_COMPLEX` where it takes longer or more memory than any mail, and
   * `BUSY` where as much as may is waiting for that person or for all, or the server is about to end
   */
  run<Name extends keyof MailTasks>(person: string, name: Name, task: TaskOf<Name>): Promise<MadeOf<Name>>;
  /** Does a task in the thread, however small it is. */
  inThread<Name extends keyof MailTasks>(person: string, name: Name, task: TaskOf<Name>): Promise<MadeOf<Name>>;
}

/** The same, and the end of the thread. */
export interface MailThread extends MailWork {
  close(): Promise<void>;
}

/** Milliseconds of one task, megabytes of the thread, and bytes of what waits for it: whole mails. */
const BOUNDS = { make: 60_000, megabytes: 1024, waiting: 256 * 1024 * 1024 };

/** Somebody who asks for more than this has it done for nobody's eyes. */
const TURNS = { perPerson: 16, retryAfter: 10 } as const;

interface Options {
  /** Composes what is small; one that remembers sections, where there is one. */
  readonly compose?: ComposeBody;
  readonly bounds?: typeof BOUNDS;
  /** Watches what is done in the thread, waiting for it included. */
  readonly watch?: <T>(run: () => Promise<T>) => Promise<T>;
}

/** The thread starts with the first large mail, and is followed by another where one ends it. */
export function createMailWork(
  setup: MailSetup,
  { compose, bounds = BOUNDS, watch = (run) => run() }: Options = {},
): MailThread {
  const here = createMailTasks(setup, compose);
  const turns = createFairTurns({ ...TURNS, weight: bounds.waiting });
  let thread: Worker | null = null;
  let isClosed = false;

  function start(): Worker {
    const worker = new Worker(new URL('./mail-thread.ts', import.meta.url), {
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

  async function ask(question: { readonly name: keyof MailTasks; readonly task: unknown }): Promise<unknown> {
    // What was read of a request or of the database took its time; so does copying it for the thread.
    await setImmediate();
    if (isClosed) throw ending();
    const worker = thread ?? start();
    const settled = new AbortController();
    const { signal } = settled;
    const ended = (why: string) => () => Promise.reject(new Error(why));
    worker.postMessage(question);
    let answer: MailAnswer;
    try {
      answer = await Promise.race([
        once(worker, 'message', { signal }).then(([message]) => message as MailAnswer),
        once(worker, 'exit', { signal }).then(ended('The thread has ended.')),
        delay(bounds.make, null, { signal }).then(ended('It took too long.')),
      ]);
    } catch (cause) {
      await worker.terminate();
      if (isClosed) throw ending();
      throw new AppError('IMPORT_TOO_COMPLEX', { cause, log: { mail: String(cause) } });
    } finally {
      settled.abort();
    }
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
      if (isHeavy(task)) return inThread(person, name, task);
      const done = here[name] as (task: unknown) => unknown;
      return (async () => done(task))() as ReturnType<typeof inThread<typeof name>>;
    },
    async close() {
      isClosed = true;
      await thread?.terminate();
    },
  };
}

/** Another server, or the next one, does it. */
function ending(): AppError {
  return new AppError('BUSY', { retryAfter: TURNS.retryAfter });
}
