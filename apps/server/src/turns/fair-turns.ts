import { AppError } from '../app-error.ts';

/** Does so many pieces of work at a time, one of each person, in turn: whoever brings much waits for themselves alone. */
export interface FairTurns {
  /**
   * @param person whoever the work is done for
   * @param weigh how much memory the piece holds while it waits; asked only where it has to
   * @param kind what sort of work it is, for whoever chooses among those who wait
   * @throws AppError `BUSY` where as much of theirs is waiting as may, or where all that waits is too much and theirs the
   * most of it
   */
  run<T>(person: string, work: () => Promise<T>, weigh: () => number, kind?: string): Promise<T>;
  /** Returns those who wait for work of others alone, the one whose turn is next first. */
  waiting(): readonly Waiting[];
}

/** A piece of work of somebody. */
export interface Work {
  readonly person: string;
  readonly kind: string;
}

/** The next piece of somebody who waits for work of others alone. */
export interface Waiting extends Work {
  /** Time since which it waits, in milliseconds of the clock. */
  readonly since: number;
  readonly weight: number;
}

export interface TurnBounds {
  /** Most pieces that are done at a time; 1 unless set. */
  readonly atOnce?: number;
  /** Most pieces of one person that may wait. */
  readonly perPerson: number;
  /** Largest weight of all waiting pieces together. */
  readonly weight: number;
  /** Seconds after which it makes sense to come again. */
  readonly retryAfter: number;
  /** Chooses whose piece is next, while there is room for one; the first one's unless said. Whoever nobody chooses goes on waiting. */
  readonly choose?: (waiting: readonly Waiting[], working: readonly Work[]) => Waiting | undefined;
  /** Milliseconds of any clock. */
  readonly now?: () => number;
}

interface Piece {
  readonly kind: string;
  readonly begin: () => void;
  readonly refuse: (reason: AppError) => void;
  weight: number;
}

export function createFairTurns({
  atOnce = 1,
  perPerson,
  weight: most,
  retryAfter,
  choose = ([first]) => first,
  now = () => performance.now(),
}: TurnBounds): FairTurns {
  /** Waiting pieces by person, the person whose turn is next first; pieces of one person in the order they came. */
  const waiting = new Map<string, readonly Piece[]>();
  /** Time since which each person has waited for others alone. */
  const since = new Map<string, number>();
  /** Work that is being done, by person. */
  const working = new Map<string, Work>();

  const busy = () => new AppError('BUSY', { retryAfter });

  function keep(person: string, pieces: readonly Piece[]): void {
    if (pieces.length > 0) waiting.set(person, pieces);
    else waiting.delete(person);
  }

  function waitingForOthers(): readonly Waiting[] {
    return [...waiting].flatMap(([person, [first]]) =>
      first && !working.has(person)
        ? [{ person, kind: first.kind, since: since.get(person) ?? now(), weight: first.weight }]
        : [],
    );
  }

  function letIn(): void {
    while (working.size < atOnce) {
      const next = choose(waitingForOthers(), [...working.values()]);
      if (!next) return;
      const { person, kind } = next;
      const [first, ...others] = waiting.get(person) ?? [];
      keep(person, others);
      working.set(person, { person, kind });
      first?.begin();
    }
  }

  /** Moves a person who had something done to the end of the line. */
  function moveBack(person: string): void {
    const own = waiting.get(person) ?? [];
    waiting.delete(person);
    keep(person, own);
    since.delete(person);
    if (own.length > 0) since.set(person, now());
  }

  /** Refuses waiting pieces while they weigh too much together: each time the last piece of the person who has the most. */
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
    waiting: waitingForOthers,

    async run(person, work, weigh, kind = '') {
      const before = waiting.get(person) ?? [];
      if (before.length >= perPerson) throw busy();
      const turn = new Promise<void>((begin, refuse) => {
        const piece: Piece = { kind, begin, refuse, weight: 0 };
        waiting.set(person, [...before, piece]);
        if (before.length === 0) since.set(person, now());
        letIn();
        if (waiting.get(person)?.includes(piece)) piece.weight = weigh();
      });
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
