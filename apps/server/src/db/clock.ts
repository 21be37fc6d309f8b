import { sql } from 'kysely';
import type { Database } from './database.ts';

/** The time that all servers on one database share, milliseconds since 1970. */
export interface Clock {
  now(): number;
  stop(): void;
}

/** Interval at which the database's time is asked for, milliseconds; in between, this machine's clock measures what passes. */
const EVERY = 30_000;

/** An answer that took longer says too little about what time it is. */
const MAX_ANSWER_MS = 500;

/** Bounds the time for which a clock that was set back is not followed, milliseconds: it may be right again. */
const DISTRUST = 24 * 3_600_000;

/** A clock that is behind by less was not set back, milliseconds. */
const NOTICED = 1000;

interface ClockOptions {
  readonly every?: number;
  /** Called once for each time that this machine's clock was set back, with the milliseconds it was set back by. */
  readonly setBack?: (by: number) => void;
  /** Milliseconds that pass, whatever the time is set to. */
  readonly elapsed?: () => number;
}

/**
 * Starts a clock. On PostgreSQL it shows the database's time, whatever the clock of this machine says: locks, sessions, limits
 * and leases are compared by several servers. With an embedded database it shows the time of the one server. When that
 * server's clock is set back, time goes on: otherwise, once the clock is right again, every session and lock would count as
 * unused for as long as it was set back.
 */
export async function startClock(database: Database, options: ClockOptions = {}): Promise<Clock> {
  const { every = EVERY, elapsed = () => performance.now(), setBack = () => undefined } = options;
  if (database.engine === 'sqlite') return { now: ownTime(elapsed, setBack), stop: () => undefined };
  let ahead = await measure(database, elapsed, Number.POSITIVE_INFINITY);
  const timer = setInterval(async () => {
    // While the database does not answer, the time goes on from what it said last.
    ahead = (await measure(database, elapsed, MAX_ANSWER_MS).catch(() => null)) ?? ahead;
  }, every);
  timer.unref();
  return {
    now: () => Math.round(elapsed() + (ahead ?? 0)),
    stop: () => clearInterval(timer),
  };
}

function ownTime(elapsed: () => number, setBack: (by: number) => void): () => number {
  let ahead = Date.now() - elapsed();
  let behindSince: number | null = null;
  return () => {
    const passed = elapsed();
    const difference = Date.now() - (passed + ahead);
    if (difference > -NOTICED) {
      behindSince = null;
      // A machine that slept, or a clock that was slow.
      if (difference > 0) ahead += difference;
    } else if (behindSince === null) {
      behindSince = passed;
      setBack(-difference);
    } else if (passed - behindSince >= DISTRUST) {
      behindSince = null;
      ahead += difference;
    }
    return Math.round(passed + ahead);
  };
}

/** Returns how far the database's time is ahead of this machine's, milliseconds; 0 for an embedded database. */
export async function clockDifference(database: Database): Promise<number> {
  if (database.engine === 'sqlite') return 0;
  return (await measure(database, () => Date.now(), Number.POSITIVE_INFINITY)) ?? 0;
}

/** Returns how far the database's time is ahead of `elapsed`, milliseconds; null when the answer took more than `longest`. */
async function measure(database: Database, elapsed: () => number, longest: number): Promise<number | null> {
  const asked = elapsed();
  const { rows } = await sql<{ now: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as now`.execute(database.kysely);
  const answered = elapsed();
  const [row] = rows;
  if (!row || answered - asked > longest) return null;
  return row.now - (asked + answered) / 2;
}
