import pg from 'pg';

const INT8 = 20;

/** How long things may take before they count as failed, milliseconds. */
export const POSTGRES_PATIENCE = {
  /** A new connection, or a free one. */
  connection: 3000,
  /** A statement that PostgreSQL itself gives up on. */
  statement: 3500,
  /** A statement from asking for a connection to its end, when nothing comes back at all. */
  answer: 4200,
  /** Waiting for a row that somebody else has locked, holding a connection meanwhile. */
  lock: 1000,
  /** A transaction nobody goes on with. */
  idleTransaction: 30_000,
} as const;

export interface PoolOptions {
  readonly max: number;
  /** No limit on statements and locks: for changes of the schema and seeding. */
  readonly unhurried?: boolean;
}

/** A pool of connections that reads 64-bit integers as numbers: ours are times and counts, all below 2^53. */
export function openPostgresPool(url: string, { max, unhurried }: PoolOptions): pg.Pool {
  const types: pg.CustomTypesConfig = {
    getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
      oid === INT8 && format !== 'binary'
        ? Number
        : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
  };
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: POSTGRES_PATIENCE.connection,
    keepAlive: true,
    application_name: 'mailwright',
    types,
    ...(!unhurried && {
      statement_timeout: POSTGRES_PATIENCE.statement,
      lock_timeout: POSTGRES_PATIENCE.lock,
      idle_in_transaction_session_timeout: POSTGRES_PATIENCE.idleTransaction,
    }),
  });
  // Without listeners a lost connection would end the process: one that is idle is the pool's, one in use is nobody's.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => markLost(client)));
  return pool;
}

const lost = new WeakSet<pg.ClientBase>();

/** Says of a connection that it is of no use any more. */
export function markLost(client: pg.ClientBase): void {
  lost.add(client);
}

/** Whether a connection ended or was given up, at any time since it was made. */
export function isLost(client: pg.ClientBase): boolean {
  return lost.has(client);
}
