import { sql } from 'kysely';
import type { Database } from './database.ts';

/** The time that all servers on one database share, milliseconds since 1970. */
export interface Clock {
  now(): number;
  stop(): void;
}

/** How often the time is asked for; in between this machine's clock only counts how much of it passes. */
const EVERY = 30_000;

/** An answer that took longer says too little about what time it is. */
const LONGEST_ANSWER = 500;

interface ClockOptions {
  readonly every?: number;
  /** Milliseconds that pass, whatever the time is set to. */
  readonly elapsed?: () => number;
}

/**
 * On PostgreSQL the database's time, whatever the clock of this machine says: locks, sessions, limits and leases are
 * compared by several servers. An embedded database has one server, whose own time it is.
 */
export async function startClock(database: Database, options: ClockOptions = {}): Promise<Clock> {
  if (database.engine === 'sqlite') return { now: () => Date.now(), stop: () => undefined };
  const { every = EVERY, elapsed = () => performance.now() } = options;
  let ahead = await measure(database, elapsed, Number.POSITIVE_INFINITY);
  const timer = setInterval(async () => {
    // While the database does not answer, the time goes on from what it said last.
    ahead = (await measure(database, elapsed, LONGEST_ANSWER).catch(() => null)) ?? ahead;
  }, every);
  timer.unref();
  return {
    now: () => Math.round(elapsed() + (ahead ?? 0)),
    stop: () => clearInterval(timer),
  };
}

/** How far the database's time is ahead of this machine's, milliseconds; 0 for an embedded one. */
export async function clockDifference(database: Database): Promise<number> {
  if (database.engine === 'sqlite') return 0;
  return (await measure(database, () => Date.now(), Number.POSITIVE_INFINITY)) ?? 0;
}

/** How far the database's time is ahead of what has elapsed here; null when the answer took too long to say. */
async function measure(database: Database, elapsed: () => number, longest: number): Promise<number | null> {
  const asked = elapsed();
  const { rows } = await sql<{ now: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as now`.execute(database.kysely);
  const answered = elapsed();
  const [row] = rows;
  if (!row || answered - asked > longest) return null;
  return row.now - (asked + answered) / 2;
}
