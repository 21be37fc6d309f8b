import { setImmediate } from 'node:timers/promises';
import { AppError } from '../../app-error.ts';
import { isHeavy, weightOf } from '../../turns/weight.ts';
import type { ComposeBody } from '../templates/update/compose-body.ts';
import { createMailTasks, type MailSetup, type MailTasks } from './mail-tasks.ts';
import type { MailQuestion } from './mail-thread.ts';
import { createThreadPool, type PoolBounds } from './thread-pool.ts';
import { createThreadTurns, type ThreadBounds } from './thread-turns.ts';

type TaskOf<Name extends keyof MailTasks> = Parameters<MailTasks[Name]>[0];
type MadeOf<Name extends keyof MailTasks> = Awaited<ReturnType<MailTasks[Name]>>;

/** Does what takes long with large mails where it holds nobody up. */
export interface MailWork {
  /**
   * Does a task: here, or in a thread where what it is about is large.
   * @param person whoever it is done for: people have the threads in turn, one at a time, quick tasks first
   * @throws AppError what the task throws, `IMPORT_TOO_COMPLEX` where it takes longer or more memory than any mail, and
   * `BUSY` where as much as may is waiting for that person or for all, where it takes long while others wait for a thread,
   * where no thread starts, or where the server is about to end
   */
  run<Name extends keyof MailTasks>(person: string, name: Name, task: TaskOf<Name>): Promise<MadeOf<Name>>;
  /** Does a task in the thread, however small it is. */
  inThread<Name extends keyof MailTasks>(person: string, name: Name, task: TaskOf<Name>): Promise<MadeOf<Name>>;
}

/** The same, and the end of the threads. */
interface ClosedMailWork extends MailWork {
  close(): Promise<void>;
}

/** One thread for what is slow, one for all else, and a third that is ready where one of them is ended. */
const BOUNDS: ThreadBounds & PoolBounds = {
  threads: 2,
  waiting: 256 * 1024 * 1024,
  patience: 500,
  quick: 1_000,
  most: 10_000,
  start: 30_000,
  make: 60_000,
  idle: 60_000,
  megabytes: 1024,
};

/** Milliseconds between two looks at the tasks that are being done. */
const LOOK_EVERY = 100;

/** Milliseconds of a task after which another thread gets ready: starting one takes a second, which nobody shall wait. */
const READY_AFTER = 200;

/** Characters or as much other data from which a task is one for a thread: less takes half a second at worst. */
export const HEAVY = 256 * 1024;

/** Looking for what readers may meet takes ten times as long as writing a mail. */
export const HEAVY_FOR: Partial<Record<keyof MailTasks, number>> = { mailFindings: 32 * 1024 };

interface Options {
  /** Composes what is small; one that remembers sections, where there is one. */
  readonly compose?: ComposeBody;
  readonly bounds?: typeof BOUNDS;
  /** Runs in each thread. */
  readonly program?: URL;
  /** Watches what is done in the thread, waiting for it included. */
  readonly watch?: <T>(run: () => Promise<T>) => Promise<T>;
}

/** The first thread starts with the first large mail. */
export function createMailWork(
  setup: MailSetup,
  {
    compose,
    bounds = BOUNDS,
    program = new URL('./mail-thread.ts', import.meta.url),
    watch = (run) => run(),
  }: Options = {},
): ClosedMailWork {
  const here = createMailTasks(setup, compose);
  const turns = createThreadTurns(bounds);
  const pool = createThreadPool(setup, bounds, program);
  let looks: NodeJS.Timeout | null = null;

  function look(): void {
    const running = turns.running();
    if (running.some((time) => time >= READY_AFTER)) pool.prepare();
    turns.look();
    if (running.length > 0 || !looks) return;
    clearInterval(looks);
    looks = null;
  }

  /** Asks a thread, in the person's turn. */
  async function ask(person: string, question: MailQuestion): Promise<unknown> {
    const { name: kind, task } = question;
    const answer = await turns.run(
      { person, kind },
      async ({ signal, begin }) => {
        // What was read of a request or of the database took its time; so does copying it for the thread.
        await setImmediate();
        const thread = await pool.take();
        begin();
        looks ??= setInterval(look, LOOK_EVERY).unref();
        return thread.ask(question, signal);
      },
      () => weightOf(task),
    );
    if ('refused' in answer) throw new AppError(answer.refused.code, answer.refused.extras);
    if ('failed' in answer) throw answer.failed;
    return answer.made;
  }

  function inThread<Name extends keyof MailTasks>(person: string, name: Name, task: TaskOf<Name>) {
    return watch(() => ask(person, { name, task } as MailQuestion)) as Promise<MadeOf<Name>>;
  }

  return {
    inThread,
    run(person, name, task) {
      if (isHeavy(task, HEAVY_FOR[name] ?? HEAVY)) return inThread(person, name, task);
      const done = here[name] as (task: unknown) => unknown;
      return (async () => done(task))() as ReturnType<typeof inThread<typeof name>>;
    },
    close: pool.close,
  };
}
