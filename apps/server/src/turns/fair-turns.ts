import { AppError } from '../app-error.ts';

/** Does one piece of work at a time, people in turn: whoever brings much waits for themselves, and nobody else for them. */
export interface FairTurns {
  /**
   * @param person whoever the work is done for
   * @throws AppError `BUSY` where as much of theirs is waiting as may
   */
  run<T>(person: string, work: () => Promise<T>): Promise<T>;
}

interface Bounds {
  /** How many pieces of one person may wait. */
  readonly perPerson: number;
  /** Seconds after which it makes sense to come again. */
  readonly retryAfter: number;
}

export function createFairTurns({ perPerson, retryAfter }: Bounds): FairTurns {
  /** Those who wait, the one whose turn is next first; of each their pieces in the order they came. */
  const waiting = new Map<string, readonly (() => void)[]>();
  let isWorking = false;

  function letIn(): void {
    const [next] = waiting;
    if (isWorking || !next) return;
    const [person, [begin, ...others]] = next;
    if (others.length > 0) waiting.set(person, others);
    else waiting.delete(person);
    isWorking = true;
    begin?.();
  }

  /** Whoever had something done is the last of all. */
  function moveBack(person: string): void {
    const own = waiting.get(person);
    waiting.delete(person);
    if (own) waiting.set(person, own);
  }

  return {
    async run(person, work) {
      const before = waiting.get(person) ?? [];
      if (before.length >= perPerson) throw new AppError('BUSY', { retryAfter });
      const turn = new Promise<void>((begin) => waiting.set(person, [...before, begin]));
      letIn();
      await turn;
      try {
        return await work();
      } finally {
        isWorking = false;
        moveBack(person);
        letIn();
      }
    },
  };
}
