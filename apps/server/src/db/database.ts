import { Kysely, PostgresDialect, sql } from 'kysely';
import { ConfigError, type DatabaseConfig } from '../config.ts';
import { lockDataDir } from './data-dir-lock.ts';
import { openPostgresPool } from './postgres.ts';
import type { Schema } from './schema.ts';
import { NodeSqliteDialect, openSqliteFile } from './sqlite.ts';

export type Engine = 'sqlite' | 'postgres';

/** What repositories work on: a connection, or an open transaction, and which engine it is. */
export interface Database {
  readonly kysely: Kysely<Schema>;
  readonly engine: Engine;
}

export interface OpenDatabase extends Database {
  /** Throws when the database does not answer. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** Opens the configured database. `exclusive` refuses to share an embedded one with another server. */
export function openDatabase(config: DatabaseConfig, options: { readonly exclusive: boolean }): OpenDatabase {
  if (config.kind === 'postgres') {
    const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: openPostgresPool(config.url) }) });
    return opened(kysely, 'postgres', () => kysely.destroy());
  }
  const lock = options.exclusive ? lockDataDir(config.folder) : null;
  const file = openSqliteFile(config.folder);
  const kysely = new Kysely<Schema>({ dialect: new NodeSqliteDialect(file) });
  return opened(kysely, 'sqlite', async () => {
    await kysely.destroy();
    // Kysely closes only what it has used.
    if (file.isOpen) file.close();
    lock?.release();
  });
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

/** Runs the work in a transaction, the one that is open already if there is one. */
export function inTransaction<T>(database: Database, work: (database: Database) => Promise<T>): Promise<T> {
  if (database.kysely.isTransaction) return work(database);
  return database.kysely.transaction().execute((kysely) => work({ kysely, engine: database.engine }));
}

function opened(kysely: Kysely<Schema>, engine: Engine, close: () => Promise<void>): OpenDatabase {
  const check = async () => {
    await sql`select 1`.execute(kysely);
  };
  return { kysely, engine, check, close };
}
