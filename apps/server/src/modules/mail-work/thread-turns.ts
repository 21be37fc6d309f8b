import { AppError } from '../../app-error.ts';
import { createFairTurns, type Waiting, type Work } from '../../turns/fair-turns.ts';
import { createRecentTimes } from './recent-times.ts';

/**
 * Gives people the threads in turn, so that people with quick tasks do not wait for slow tasks of others, however many people
 * have such. The time of a task is unknown in advance; it is estimated from recent tasks of the same person and kind.
 * - The shortest expected task is next; of equal ones the lightest.
 * - Of slow tasks only one runs at a time: there is always a thread for the others.
 * - When a person has waited for `patience`, a task that has taken longer than its share is stopped, unless the waiting task is
 *   expected to take longer still. The share is twice the expected time, at most `most`. A stopped task is run again with a
 *   larger share; a task that would take longer than `most` is refused instead.
 */
export interface ThreadTurns {
  /**
   * Runs a task when its turn comes.
   * @param work gets a signal that stops it, and calls `begin` when a thread has started with it
   * @param weigh returns the memory that the task holds while it waits, bytes
   * @throws AppError `BUSY` when too much waits already for that person or for all, and for a task that is refused
   */
  run<T>(task: Work, work: (turn: ThreadTurn) => Promise<T>, weigh: () => number): Promise<T>;
  /** Stops tasks that others should not wait for any longer, one at a time. */
  look(): void;
  /** Returns how long each task has been in a thread, milliseconds. */
  running(): readonly number[];
}

interface ThreadTurn {
  readonly signal: AbortSignal;
  begin(): void;
}

export interface ThreadBounds {
  readonly threads: number;
  /** Most bytes of the tasks that wait for a thread: whole mails. */
  readonly waiting: number;
  /** Time a person waits before tasks of others are stopped, milliseconds. */
  readonly patience: number;
  /** Time from which a task is slow, and which each task has while others wait, milliseconds. */
  readonly quick: number;
  /** Most time of a task of a person with slow tasks while others wait, milliseconds. */
  readonly most: number;
}

/** Most waiting tasks of a person, and seconds after which clients should try again: nobody looks at the results of more. */
const TURNS = { perPerson: 16, retryAfter: 10 } as const;

interface Running extends Work {
  /** Start of the task; null while the thread is starting, because that time says nothing about the task. */
  began: number | null;
  readonly stop: AbortController;
}

export function createThreadTurns(bounds: ThreadBounds, now: () => number = () => performance.now()): ThreadTurns {
  const { threads, waiting: weight, patience, quick, most } = bounds;
  const times = createRecentTimes(now);
  const running = new Map<string, Running>();
  const turns = createFairTurns({ ...TURNS, atOnce: threads, weight, choose, now });

  function elapsedOf({ began }: Running): number {
    return began === null ? 0 : now() - began;
  }

  /** Returns the expected time of a task, milliseconds; people without known times come after people with quick tasks. */
  function expectedOf(task: Work): number {
    return times.expected(task) ?? quick / 2;
  }

  function isSlow(task: Work): boolean {
    const run = running.get(task.person);
    return Math.max(expectedOf(task), run ? elapsedOf(run) : 0) >= quick;
  }

  function mayBegin(task: Work, beside: readonly Work[]): boolean {
    return expectedOf(task) < quick || !beside.some(isSlow);
  }

  function choose(waiting: readonly Waiting[], working: readonly Work[]): Waiting | undefined {
    return waiting
      .filter((task) => mayBegin(task, working))
      .toSorted((one, other) => expectedOf(one) - expectedOf(other) || one.weight - other.weight)
      .at(0);
  }

  /** Returns the time that a task has while others wait, milliseconds. */
  function shareOf(task: Work): number {
    const expected = expectedOf(task);
    return expected > most ? quick : Math.min(most, Math.max(quick, 2 * expected));
  }

  /** Runs a task and returns its result; null when it was stopped. */
  async function attempt<T>(task: Work, work: (turn: ThreadTurn) => Promise<T>): Promise<{ readonly made: T } | null> {
    const run: Running = { ...task, began: null, stop: new AbortController() };
    const { signal } = run.stop;
    running.set(task.person, run);
    const begin = () => {
      run.began = now();
    };
    let isStopped = false;
    try {
      return { made: await work({ signal, begin }) };
    } catch (error) {
      isStopped = signal.aborted;
      if (!isStopped) throw error;
      return null;
    } finally {
      running.delete(task.person);
      if (isStopped) times.stopped(task, 2 * elapsedOf(run));
      else if (run.began !== null) times.done(task, elapsedOf(run));
    }
  }

  return {
    async run(task, work, weigh) {
      for (;;) {
        const done = await turns.run(task.person, () => attempt(task, work), weigh, task.kind);
        if (done) return done.made;
        if (expectedOf(task) > most)
          throw new AppError('BUSY', { retryAfter: TURNS.retryAfter, log: { mail: 'It took too long for others.' } });
      }
    },
    look() {
      const late = turns.waiting().filter(({ since }) => now() - since >= patience);
      const isOver = (run: Running) =>
        !run.stop.signal.aborted &&
        elapsedOf(run) >= shareOf(run) &&
        late.some((task) => expectedOf(task) <= elapsedOf(run));
      const over = [...running.values()].filter(isOver);
      const beside = [...running.values()].filter((run) => !over.includes(run));
      if (!late.some((task) => mayBegin(task, beside))) return;
      const [longest] = over.sort((one, other) => elapsedOf(other) - elapsedOf(one));
      longest?.stop.abort();
    },
    running: () => [...running.values()].map(elapsedOf),
  };
}
