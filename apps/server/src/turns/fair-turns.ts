import { AppError } from '../app-error.ts';

/** Does so many pieces of work at a time, one of each person, in turn: whoever brings much waits for themselves alone. */
export interface FairTurns {
  /**
   * @param person whoever the work is done for
   * @param weigh how much memory the piece holds while it waits; asked only where it has to
   * @throws AppError `BUSY` where as much of theirs is waiting as may, or where all that waits is too much and theirs the
   * most of it
   */
  run<T>(person: string, work: () => Promise<T>, weigh: () => number): Promise<T>;
  /** Tells if somebody waits for work of others alone. */
  isAwaited(): boolean;
}

export interface TurnBounds {
  /** How many pieces are done at a time; 1 unless said. */
  readonly atOnce?: number;
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

export function createFairTurns({ atOnce = 1, perPerson, weight: most, retryAfter }: TurnBounds): FairTurns {
  /** Those who wait, the one whose turn is next first; of each their pieces in the order they came. */
  const waiting = new Map<string, readonly Piece[]>();
  /** Whose work is being done. */
  const working = new Set<string>();

  const busy = () => new AppError('BUSY', { retryAfter });

  function keep(person: string, pieces: readonly Piece[]): void {
    if (pieces.length > 0) waiting.set(person, pieces);
    else waiting.delete(person);
  }

  /** The first of those who have nothing done at the moment. */
  function nextPerson(): string | undefined {
    return [...waiting.keys()].find((person) => !working.has(person));
  }

  function letIn(): void {
    const next = nextPerson();
    if (working.size >= atOnce || next === undefined) return;
    const [first, ...others] = waiting.get(next) ?? [];
    keep(next, others);
    working.add(next);
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
    isAwaited: () => nextPerson() !== undefined,

    async run(person, work, weigh) {
      const before = waiting.get(person) ?? [];
      if (before.length >= perPerson) throw busy();
      const waits = working.size >= atOnce || working.has(person);
      const weight = waits ? weigh() : 0;
      const turn = new Promise<void>((begin, refuse) => waiting.set(person, [...before, { weight, begin, refuse }]));
      letIn();
      shed();
      await turn;
      try {
        return await work();
      } finally {
        working.delete(person);
        moveBack(person);
        letIn();
      }
    },
  };
}

function weightOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { weight }) => sum + weight, 0);
}
