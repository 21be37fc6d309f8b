import { performance } from 'node:perf_hooks';
import { AppError } from '../app-error.ts';

/** One call's way through the queue. */
interface Turn {
  /**
   * Waits until it is this call's turn.
   * @throws AppError `BUSY` where as many of this person as may wait have come before it since its place was reserved
   */
  begin(): Promise<void>;
  /** The call is over, or whoever made it has gone; may be said more than once. */
  end(): void;
}

/**
 * Queue for expensive calls: begins only as many at a time as the process can do, people in turn, and refuses calls that would
 * wait for too long.
 */
export interface AdmissionQueue {
  /**
   * Reserves a place for a call of so many bytes, before they are read.
   * @throws AppError `BUSY` with the seconds after which it makes sense to come again
   */
  reserve(person: string, bytes: number): Turn;
  /** Returns how full it is now. */
  use(): Readonly<Record<'small' | 'large', LaneUse>>;
}

/** Calls that wait, calls that are worked on, and all that were put off since the process began. */
interface LaneUse {
  readonly waiting: number;
  /** Calls that work, including parked ones. */
  readonly working: number;
  readonly refused: number;
}

interface Lane {
  /** Most calls that work at the same time. */
  readonly atOnce: number;
  /**
   * Most other calls that may be under way while they wait for something other than the processor: a row that is locked, a
   * disk, a thread. Without this limit, calls would pile up behind what they wait for.
   */
  readonly parked: number;
  /** Most calls of one person that may be under way. */
  readonly perUser: number;
  /** Most calls of one person that may wait. */
  readonly perPerson: number;
  /** Longest time that the last call in the line may have to wait, milliseconds. */
  readonly maxWaitMs: number;
}

export interface AdmissionQueueOptions {
  readonly small: Lane;
  /** Lane for large calls, one of which occupies the process as long as a hundred small ones. */
  readonly large: Lane;
  /** Milliseconds of any clock. */
  readonly now: () => number;
  /** Begins to watch this process; what it answers tells whether it has been at work nearly all the time since. */
  readonly watch: () => () => boolean;
}

/** Bytes from which a call goes where it is only in the way of others that are large. */
const LARGE_CALL_BYTES = 1024 * 1024;

/** The share of the time from which a process has nothing left to give. */
const BUSY = 0.95;

/** A call that is not over then waits for somebody else, where the process itself is not at work. */
const LOOK_AFTER = 100;

const DEFAULTS: AdmissionQueueOptions = {
  small: { atOnce: 10, parked: 20, perUser: 8, perPerson: 64, maxWaitMs: 2000 },
  large: { atOnce: 1, parked: 4, perUser: 2, perPerson: 8, maxWaitMs: 20_000 },
  now: () => performance.now(),
  watch() {
    const before = performance.eventLoopUtilization();
    return () => performance.eventLoopUtilization(before).utilization > BUSY;
  },
};

export function createAdmissionQueue({ small, large, ...process }: AdmissionQueueOptions = DEFAULTS): AdmissionQueue {
  const start = createStarter();
  const lanes = { small: createLane(small, process, start), large: createLane(large, process, start) };
  return {
    reserve: (person, bytes) => lanes[bytes < LARGE_CALL_BYTES ? 'small' : 'large'].reserve(person),
    use: () => ({ small: lanes.small.use(), large: lanes.large.use() }),
  };
}

/**
 * Starts calls one at a time, each in a turn of the event loop of its own. Node takes one new connection a turn: were ten
 * saves begun in one, whoever is not connected yet would wait for half a minute while others are served.
 */
function createStarter(): (begin: () => void) => void {
  const waiting: (() => void)[] = [];
  let isDue = false;

  function next(): void {
    isDue = false;
    waiting.shift()?.();
    arrange();
  }

  function arrange(): void {
    if (isDue || waiting.length === 0) return;
    isDue = true;
    setImmediate(next);
  }

  return (begin) => {
    waiting.push(begin);
    arrange();
  };
}

/** Assumed duration of a call before any has ended, milliseconds; and the weight of each ended call in the average duration. */
const FIRST_GUESS = 50;
const ENDED_CALL_SHARE = 0.1;

/** Longest time after which a caller is asked to come again, seconds. */
const MAX_RETRY_AFTER_SECONDS = 30;

function createLane(
  { atOnce, parked, perUser, perPerson, maxWaitMs }: Lane,
  { now, watch }: Pick<AdmissionQueueOptions, 'now' | 'watch'>,
  start: (begin: () => void) => void,
): { readonly reserve: (person: string) => Turn; readonly use: () => LaneUse } {
  /** Waiting calls by person, the person whose turn is next first; calls of one person in the order they came. */
  const waiting = new Map<string, (() => void)[]>();
  /** Number of calls that work or are parked, by person. */
  const underWay = new Map<string, number>();
  let count = 0;
  let working = 0;
  let parkedCount = 0;
  let refused = 0;
  let usual = FIRST_GUESS;

  function letIn(): void {
    while (working < atOnce) {
      const next = [...waiting].find(([person]) => (underWay.get(person) ?? 0) < perUser);
      if (!next) return;
      const [person, [first, ...others]] = next;
      waiting.delete(person);
      // Behind everybody else who waits: many calls of one person do not keep others waiting.
      if (others.length > 0) waiting.set(person, others);
      if (!first) continue;
      count -= 1;
      working += 1;
      underWay.set(person, (underWay.get(person) ?? 0) + 1);
      first();
    }
  }

  function finish(person: string): void {
    const rest = (underWay.get(person) ?? 0) - 1;
    if (rest > 0) underWay.set(person, rest);
    else underWay.delete(person);
  }

  function leave(person: string, entry: () => void): void {
    const others = waiting.get(person)?.filter((one) => one !== entry) ?? [];
    if (others.length > 0) waiting.set(person, others);
    else waiting.delete(person);
    count -= 1;
  }

  function waitingOf(person: string): number {
    return waiting.get(person)?.length ?? 0;
  }

  /**
   * Returns how long one more call of a person would wait, milliseconds. Of each other person it counts at most as many calls
   * as this person would have waiting.
   */
  function waitOf(person: string): number {
    const turns = waitingOf(person) + 1;
    const before = [...waiting.values()].reduce((sum, calls) => sum + Math.min(calls.length, turns), 0);
    return (before * usual) / atOnce;
  }

  function putOff(person: string): AppError {
    refused += 1;
    return new AppError('BUSY', { retryAfter: Math.min(MAX_RETRY_AFTER_SECONDS, Math.max(1, waitOf(person) / 1000)) });
  }

  function reserve(person: string): Turn {
    if (waitOf(person) > maxWaitMs || waitingOf(person) >= perPerson) throw putOff(person);
    let state: 'reserved' | 'waiting' | 'working' | 'parked' | 'over' = 'reserved';
    let began = 0;
    let enter: () => void = () => undefined;
    let timer: NodeJS.Timeout | undefined;

    function leavePlace(): void {
      working -= 1;
      usual += ENDED_CALL_SHARE * (now() - began - usual);
    }

    function end(): void {
      clearTimeout(timer);
      if (state === 'waiting') leave(person, enter);
      if (state === 'working') leavePlace();
      if (state === 'parked') parkedCount -= 1;
      if (state === 'working' || state === 'parked') finish(person);
      state = 'over';
      letIn();
    }

    /**
     * Gives the place of a call to others while it waits for a locked row or a disk: it is the processor that is shared here.
     */
    function lookAfter(): void {
      const wasBusy = watch();
      timer = setTimeout(() => {
        if (wasBusy() || parkedCount >= parked) return lookAfter();
        leavePlace();
        parkedCount += 1;
        state = 'parked';
        letIn();
      }, LOOK_AFTER).unref();
    }

    return {
      begin: () =>
        new Promise((resolve, reject) => {
          if (state !== 'reserved') return resolve();
          if (waitingOf(person) >= perPerson) return reject(putOff(person));
          state = 'waiting';
          enter = () => {
            state = 'working';
            began = now();
            start(() => {
              began = now();
              if (state === 'working') lookAfter();
              resolve();
            });
          };
          waiting.set(person, [...(waiting.get(person) ?? []), enter]);
          count += 1;
          letIn();
        }),
      end,
    };
  }

  return { reserve, use: () => ({ waiting: count, working: working + parkedCount, refused }) };
}
