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

/** Runs tasks on mails; long ones in a thread, where they block nobody else. */
export interface MailWork {
  /**
   * Runs a task: here, or in a thread when its data is large.
   * @param person person it is done for: people get the threads in turn, one at a time, quick tasks first
   * @throws AppError of the task, `IMPORT_TOO_COMPLEX` when it takes more time or memory than any mail may, and `BUSY` when too
   * much waits already for that person or for all, when it takes long while others wait for a thread, when no thread starts, or
   * when the server is about to end
   */
  run<Name extends keyof MailTasks>(person: string, name: Name, task: TaskOf<Name>): Promise<MadeOf<Name>>;
  /** Runs a task in a thread, however small it is. */
  inThread<Name extends keyof MailTasks>(person: string, name: Name, task: TaskOf<Name>): Promise<MadeOf<Name>>;
}

/** Mail work whose threads can be ended. */
interface ClosedMailWork extends MailWork {
  close(): Promise<void>;
}

/** Limits of the threads: one thread for slow tasks, one for all others; a third is ready when one of them is ended. */
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

/**
 * Number of characters, or as much other data, from which a task runs in a thread: a smaller one takes half a second at worst.
 */
export const HEAVY = 256 * 1024;

/** Limits for single tasks: checking a mail takes ten times as long as writing it. */
export const HEAVY_FOR: Partial<Record<keyof MailTasks, number>> = { mailFindings: 32 * 1024 };

interface Options {
  /** Composer for small mails; one that remembers sections, if there is one. */
  readonly compose?: ComposeBody;
  readonly bounds?: typeof BOUNDS;
  /** Address of the program that runs in each thread. */
  readonly program?: URL;
  /** Wraps each task in a thread, including its waiting time. */
  readonly watch?: <T>(run: () => Promise<T>) => Promise<T>;
}

/** Creates the mail work; the first thread starts with the first large mail. */
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

  /** Runs a task in a thread when it is the person's turn. */
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
