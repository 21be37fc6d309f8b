import { AppError } from '../app-error.ts';

/** Does one piece of work at a time, people in turn: whoever brings much waits for themselves, and nobody else for them. */
export interface FairTurns {
  /**
   * @param person whoever the work is done for
   * @param weigh how much memory the piece holds while it waits; asked only where it has to
   * @throws AppError `BUSY` where as much of theirs is waiting as may, or where all that waits is too much and theirs the
   * most of it
   */
  run<T>(person: string, work: () => Promise<T>, weigh: () => number): Promise<T>;
}

export interface TurnBounds {
  /** How many pieces of one person may wait. */
  readonly perPerson: number;
  /** What all pieces that wait may weigh together. */
  readonly weight: number;
  /** Seconds after which it makes sense to come again. */
  readonly retryAfter: number;
}

interface Piece {
  readonly weight: number;
  readonly begin: () => void;
  readonly refuse: (reason: AppError) => void;
}

export function createFairTurns({ perPerson, weight: most, retryAfter }: TurnBounds): FairTurns {
  /** Those who wait, the one whose turn is next first; of each their pieces in the order they came. */
  const waiting = new Map<string, readonly Piece[]>();
  let isWorking = false;

  const busy = () => new AppError('BUSY', { retryAfter });

  function keep(person: string, pieces: readonly Piece[]): void {
    if (pieces.length > 0) waiting.set(person, pieces);
    else waiting.delete(person);
  }

  function letIn(): void {
    const [next] = waiting;
    if (isWorking || !next) return;
    const [person, [first, ...others]] = next;
    keep(person, others);
    isWorking = true;
    first?.begin();
  }

  /** Whoever had something done is the last of all. */
  function moveBack(person: string): void {
    const own = waiting.get(person) ?? [];
    waiting.delete(person);
    keep(person, own);
  }

  /** Where it is too much that waits, whoever has the most of it is told to come again with their last. */
  function shed(): void {
    while (weightOf([...waiting.values()].flat()) > most) {
      const [person, pieces] = [...waiting].reduce((left, right) =>
        weightOf(left[1]) > weightOf(right[1]) ? left : right,
      );
      keep(person, pieces.slice(0, -1));
      pieces.at(-1)?.refuse(busy());
    }
  }

  return {
    async run(person, work, weigh) {
      const before = waiting.get(person) ?? [];
      if (before.length >= perPerson) throw busy();
      const weight = isWorking ? weigh() : 0;
      const turn = new Promise<void>((begin, refuse) => waiting.set(person, [...before, { weight, begin, refuse }]));
      letIn();
      shed();
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

function weightOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { weight }) => sum + weight, 0);
}
