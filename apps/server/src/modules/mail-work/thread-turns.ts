import { AppError } from '../../app-error.ts';
import { createFairTurns, type Waiting, type Work } from '../../turns/fair-turns.ts';
import { createRecentTimes } from './recent-times.ts';

/**
 * Gives people the threads in turn, so that whoever has quick tasks waits for nobody's slow ones, however many people
 * have such. Nobody knows how long a task will take, only how long those of the same person and kind took lately.
 * - Whoever's take the least is next; of equals the lightest.
 * - Of slow ones one is done at a time: there is always a thread for the others.
 * - Where somebody has waited for `patience`, what has taken longer than its share is stopped, unless theirs is expected to
 *   take longer still. Its share is twice what is expected of it, and ends at `most`. What was stopped is done anew, with a
 *   larger share; what would take longer than `most` is put off instead.
 */
export interface ThreadTurns {
  /**
   * @param work told when it is to stop, by an error of its own, and tells when a thread has begun with it
   * @param weigh how much memory it holds while it waits
   * @throws AppError `BUSY` where as much as may is waiting of that person or of all, and for what is put off
   */
  run<T>(task: Work, work: (turn: ThreadTurn) => Promise<T>, weigh: () => number): Promise<T>;
  /** Stops what others shall not wait for any longer, one task at a time. */
  look(): void;
  /** Returns how long each task has been in a thread, in milliseconds. */
  running(): readonly number[];
}

interface ThreadTurn {
  readonly signal: AbortSignal;
  begin(): void;
}

export interface ThreadBounds {
  readonly threads: number;
  /** Bytes of what waits for a thread: whole mails. */
  readonly waiting: number;
  /** Milliseconds that somebody waits before others are stopped. */
  readonly patience: number;
  /** Milliseconds from which a task is slow, and which each has while others wait. */
  readonly quick: number;
  /** Milliseconds that a task of somebody whose tasks take long has while others wait. */
  readonly most: number;
}

/** Somebody who asks for more than this has it done for nobody's eyes. */
const TURNS = { perPerson: 16, retryAfter: 10 } as const;

interface Running extends Work {
  /** Null while the thread is starting: how long that takes says nothing of the task. */
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

  /** Puts whoever nothing is known of behind those who are known to have quick tasks, milliseconds. */
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

  /** Milliseconds that a task has while others wait. */
  function shareOf(task: Work): number {
    const expected = expectedOf(task);
    return expected > most ? quick : Math.min(most, Math.max(quick, 2 * expected));
  }

  /** Null where it was stopped. */
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
