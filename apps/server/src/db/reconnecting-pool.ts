import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { AppError } from '../app-error.ts';
import type { ConnectionUse } from './database.ts';
import { isLost, markLost, openPostgresPool, POSTGRES_PATIENCE } from './postgres.ts';
import { asUnavailable, endsSession } from './postgres-failure.ts';

/**
 * Reads have connections of their own: they wait for nobody's lock, so that no locked row keeps them, and with them
 * every call's session, from being read.
 */
const READERS = 4;
const WRITERS = 6;

/** Connections that died while they were idle and have not been noticed yet may come one after another. */
const MAX_TRIES = READERS + WRITERS;

/** The timer of a process that was busy for as long must not be quicker than the answer that waits to be read. */
const GRACE = 250;

/**
 * A pool whose connections may get lost at any time: what was in flight fails with `DATABASE_UNAVAILABLE`, the next
 * statement gets a new connection. Repeated is only what has done nothing yet: a transaction's beginning, and a read
 * outside of one.
 */
export function createReconnectingPool(url: string): PostgresPool & { readonly use: () => readonly ConnectionUse[] } {
  const readers = openPostgresPool(url, { max: READERS });
  const writers = openPostgresPool(url, { max: WRITERS });
  return {
    // Which pool it is shows in the first statement.
    connect: async () => createLastingClient((statement) => (isRead(statement) ? readers : writers)),
    end: async () => {
      await Promise.all([readers.end(), writers.end()]);
    },
    options: {},
    use: () => [useOf('readers', readers, READERS), useOf('writers', writers, WRITERS)],
  };
}

function useOf(pool: ConnectionUse['pool'], { totalCount, idleCount, waitingCount }: pg.Pool, most: number) {
  return { pool, total: totalCount, idle: idleCount, most, waiting: waitingCount };
}

function createLastingClient(poolFor: (statement: string) => pg.Pool): PostgresPoolClient {
  let held: pg.PoolClient | null = null;

  function letGo(destroy = false): void {
    held?.release(destroy || isLost(held));
    held = null;
  }

  async function first(statement: Statement): Promise<pg.QueryResult> {
    const deadline = performance.now() + POSTGRES_PATIENCE.answer;
    const pool = poolFor(statement.sql);
    for (let tries = 1; ; tries++) {
      const client = await acquire(pool);
      held = client;
      try {
        return await run(client, statement, deadline);
      } catch (error) {
        const mayRepeat = isRepeatable(statement.sql) && tries < MAX_TRIES && performance.now() < deadline;
        if (!mayRepeat || !isLost(client)) throw error;
        letGo();
      }
    }
  }

  const answerTo = (statement: Statement): Promise<pg.QueryResult> =>
    held ? run(held, statement, performance.now() + POSTGRES_PATIENCE.answer) : first(statement);

  function query<R>(sql: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(sql: string | object, values: readonly unknown[] = []): unknown {
    if (typeof sql !== 'string') throw new TypeError('Statements are texts: there are no cursors here');
    return answerTo({ sql, values });
  }

  return { query, release: letGo };
}

interface Statement {
  readonly sql: string;
  readonly values: readonly unknown[];
}

async function acquire(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (cause) {
    throw new AppError('DATABASE_UNAVAILABLE', { cause });
  }
}

async function run(client: pg.PoolClient, { sql, values }: Statement, deadline: number): Promise<pg.QueryResult> {
  try {
    return await beforeDeadline(client.query(sql, [...values]), deadline, () => markLost(client));
  } catch (error) {
    if (endsSession(error)) markLost(client);
    throw asUnavailable(error, isLost(client));
  }
}

function isRead(statement: string): boolean {
  return /^\s*select\b/i.test(statement);
}

function isRepeatable(statement: string): boolean {
  return isRead(statement) || /^\s*(begin|start transaction)\b/i.test(statement);
}

async function beforeDeadline<T>(work: Promise<T>, deadline: number, onExpiry: () => void): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const expiry = new Promise<never>((_, reject) => {
    const expire = () => {
      onExpiry();
      reject(new Error('The database sent no answer'));
    };
    timer = setTimeout(() => {
      timer = setTimeout(expire, GRACE);
    }, deadline - performance.now());
  });
  try {
    return await Promise.race([work, expiry]);
  } finally {
    clearTimeout(timer);
  }
}
