import { Kysely, type KyselyConfig, type LogEvent, PostgresDialect, sql } from 'kysely';
import { ConfigError, type DatabaseConfig } from '../config.ts';
import { probeFolder } from '../storage/probe-folder.ts';
import { lockDataDir } from './data-dir-lock.ts';
import { openPostgresPool } from './postgres.ts';
import { createReconnectingPool } from './reconnecting-pool.ts';
import type { Schema } from './schema.ts';
import { NodeSqliteDialect, openSqliteFile } from './sqlite.ts';

export type Engine = 'sqlite' | 'postgres';

/** Database that repositories work on: a connection or an open transaction, and the engine. */
export interface Database {
  readonly kysely: Kysely<Schema>;
  readonly engine: Engine;
}

export interface OpenDatabase extends Database {
  /** Throws when the database does not answer; waits for nobody's work, however busy the database is. */
  check(): Promise<void>;
  /** Runs what may take long, changes of the schema and seeding, without the time limits of calls. */
  withoutTimeouts<T>(work: (database: Database) => Promise<T>): Promise<T>;
  /** Returns how its connections are used at this moment. */
  connections(): readonly ConnectionUse[];
  close(): Promise<void>;
}

/** Connections that calls share. */
export interface ConnectionUse {
  readonly pool: 'readers' | 'writers' | 'file';
  /** Open ones, those among them that nobody uses, and how many there may be. */
  readonly total: number;
  readonly idle: number;
  readonly most: number;
  /** Callers that wait for a connection. */
  readonly waiting: number;
}

/** Called after each statement with the statement without its values, its duration in milliseconds, and whether it failed. */
export type QueryWatch = (statement: string, milliseconds: number, failed: boolean) => void;

export interface OpenOptions {
  /** Refuses to share an embedded database with another server. */
  readonly exclusive: boolean;
  readonly watch?: QueryWatch;
}

/** Opens the configured database. */
export function openDatabase(config: DatabaseConfig, { exclusive, watch }: OpenOptions): OpenDatabase {
  const log = ({ query, queryDurationMillis, level }: LogEvent) =>
    watch?.(query.sql, queryDurationMillis, level === 'error');
  const logging = watch ? { log } : {};
  return config.kind === 'postgres' ? openPostgres(config.url, logging) : openSqlite(config.folder, exclusive, logging);
}

type Logging = Pick<KyselyConfig, 'log'>;

function openPostgres(url: string, logging: Logging): OpenDatabase {
  const pool = createReconnectingPool(url);
  const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }), ...logging });
  const watch = openPostgresPool(url, { max: 1 });
  return {
    kysely,
    engine: 'postgres',
    async check() {
      await watch.query('select 1');
    },
    async withoutTimeouts(work) {
      const own = openPostgresPool(url, { max: 1, withoutTimeouts: true });
      const patient = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: own }) });
      try {
        return await work({ kysely: patient, engine: 'postgres' });
      } finally {
        await patient.destroy();
      }
    },
    connections: pool.use,
    async close() {
      await kysely.destroy();
      await watch.end();
    },
  };
}

function openSqlite(folder: string, exclusive: boolean, logging: Logging): OpenDatabase {
  const lock = exclusive ? lockDataDir(folder) : null;
  const file = openSqliteFile(folder);
  const dialect = new NodeSqliteDialect(file);
  const kysely = new Kysely<Schema>({ dialect, ...logging });
  return {
    kysely,
    engine: 'sqlite',
    async check() {
      await sql`select 1`.execute(kysely);
      await probeFolder(folder);
    },
    withoutTimeouts: (work) => work({ kysely, engine: 'sqlite' }),
    connections: () => [{ pool: 'file', total: 1, most: 1, ...dialect.use() }],
    async close() {
      await kysely.destroy();
      // Kysely closes only what it has used.
      if (file.isOpen) file.close();
      lock?.release();
    },
  };
}

/**
 * Asks the database once, so that a start that cannot work says why.
 * @throws ConfigError when it does not answer, or refuses
 */
export async function requireAnswer(database: OpenDatabase): Promise<void> {
  try {
    await database.check();
  } catch (cause) {
    // Several addresses of one name fail with several errors, and no message of their own.
    const first = cause instanceof AggregateError ? cause.errors[0] : cause;
    const reason = first instanceof Error ? first.message : String(first);
    const sentence = `Configuration: the database of DATABASE_URL cannot be used (${reason}); start it, or correct the address.`;
    throw database.engine === 'postgres' ? new ConfigError(sentence, { cause }) : cause;
  }
}
