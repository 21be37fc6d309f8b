import pg from 'pg';

const INT8 = 20;

/** Times after which an action counts as failed, milliseconds. */
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
  /** True for no limit on statements and locks: for changes of the schema and seeding. */
  readonly withoutTimeouts?: boolean;
}

/** Milliseconds by the parameter of PostgreSQL; 0 is none. */
type Limits = Readonly<Record<'statement_timeout' | 'lock_timeout' | 'idle_in_transaction_session_timeout', number>>;

export const LIMITS: Limits = {
  statement_timeout: POSTGRES_PATIENCE.statement,
  lock_timeout: POSTGRES_PATIENCE.lock,
  idle_in_transaction_session_timeout: POSTGRES_PATIENCE.idleTransaction,
};

const NO_LIMITS: Limits = { statement_timeout: 0, lock_timeout: 0, idle_in_transaction_session_timeout: 0 };

/** Sets limits by a statement of its own: poolers refuse connections that ask for limits while they are made. */
async function setLimits(client: pg.ClientBase, limits: Limits): Promise<void> {
  const text = Object.entries(limits).map(([name, limitMs]) => `set ${name} = ${limitMs}`);
  // Known to pg, not to its types: https://node-postgres.com/apis/client
  const query = { text: text.join('; '), query_timeout: POSTGRES_PATIENCE.connection };
  await client.query(query);
}

/** A pool of connections that reads 64-bit integers as numbers: ours are times and counts, all below 2^53. */
export function openPostgresPool(url: string, { max, withoutTimeouts }: PoolOptions): pg.Pool {
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
    onConnect: (client) => {
      // Before the first statement: the connection may end with its answer, before anybody has the client.
      client.on('error', () => markLost(client));
      return setLimits(client, withoutTimeouts ? NO_LIMITS : LIMITS);
    },
  });
  // Without listeners a lost connection would end the process: one that is idle is the pool's, one in use is nobody's.
  pool.on('error', () => undefined);
  return pool;
}

const lost = new WeakSet<pg.ClientBase>();

/** Marks a connection as of no use any more. */
export function markLost(client: pg.ClientBase): void {
  lost.add(client);
}

/** Returns whether a connection ended or was given up, at any time since it was made. */
export function isLost(client: pg.ClientBase): boolean {
  return lost.has(client);
}
