import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
  type TransactionSettings,
} from 'kysely';
import { AppError } from '../app-error.ts';
import { WatchedCache } from '../metrics/watched-cache.ts';
import { makeFolderSync } from '../storage/make-folder.ts';
import { damaged, fileState, requireSoundFile } from './sqlite-file-check.ts';

/** Most distinct statements kept prepared; lists with many criteria make new ones without end. */
const PREPARED_STATEMENTS = 500;

/** Bounds the wait of a start for another process that has the file. SQLite waits in this thread, which has nothing else to do yet. */
const OPENING_MS = 5000;

/** Bounds the time for which a write is tried again while another process writes, and the pauses in between. */
const BUSY = { patienceMs: 4000, shortestPauseMs: 2, longestPauseMs: 20 } as const;

/** The embedded database of a data folder. */
export function sqliteFileOf(folder: string): string {
  return path.join(folder, 'mailwright.db');
}

/**
 * Opens `mailwright.db` in a folder so that each commit is on the disk when it returns.
 * @throws ConfigError when it is damaged
 */
export function openSqliteFile(folder: string): DatabaseSync {
  makeFolderSync(folder);
  const name = sqliteFileOf(folder);
  const state = fileState(name);
  keepPrivate(name);
  const file = new DatabaseSync(name, { timeout: OPENING_MS, enableForeignKeyConstraints: true });
  try {
    file.exec(
      'pragma journal_mode = wal; pragma synchronous = full; pragma cache_size = -65536; pragma temp_store = memory',
    );
    requireSoundFile(file, name, state);
    // From here on waiting is the driver's, which lets everything else go on meanwhile.
    file.exec('pragma busy_timeout = 0');
    return file;
  } catch (error) {
    file.close();
    throw isDamage(error) ? damaged(name, (error as Error).message, error) : error;
  }
}

/** File mode: people's content is readable by the server's own user alone, also in a folder that others may read. */
const FOR_ITS_OWNER = 0o600;

/**
 * Makes the database's file, and closes those of earlier releases to others; SQLite gives its logs the file's mode. Where
 * the folder is somebody else's, or no folder, opening the database says what is wrong.
 */
function keepPrivate(name: string): void {
  try {
    if (!existsSync(name)) closeSync(openSync(name, 'a', FOR_ITS_OWNER));
    for (const file of [name, `${name}-wal`, `${name}-shm`]) {
      if (existsSync(file)) chmodSync(file, FOR_ITS_OWNER);
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
  }
}

function isDamage(error: unknown): boolean {
  const [SQLITE_CORRUPT, SQLITE_NOTADB] = [11, 26];
  const code = primaryCodeOf(error);
  return code === SQLITE_CORRUPT || code === SQLITE_NOTADB;
}

/** Returns whether another process holds the lock that a statement needs. */
function isBusy(error: unknown): boolean {
  const SQLITE_BUSY = 5;
  return primaryCodeOf(error) === SQLITE_BUSY;
}

/** The code of SQLite without what further explains it: https://www.sqlite.org/rescode.html */
function primaryCodeOf(error: unknown): number | null {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : null;
}

/** Kysely's SQLite dialect over the SQLite of Node. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #driver: QueuedDriver;

  constructor(file: DatabaseSync) {
    const database = new NodeSqliteDatabase(file);
    super({ database });
    this.#driver = new QueuedDriver(database);
  }

  /** Returns whether the one connection is idle, and how many callers wait for it. */
  use(): { readonly idle: number; readonly waiting: number } {
    return this.#driver.use();
  }

  override createDriver(): SqliteDriver {
    return this.#driver;
  }

  override createAdapter(): SqliteAdapter {
    return new QueuedAdapter();
  }
}

/** Driver that runs one query or transaction at a time, in the order they came, and knows how many wait. */
class QueuedDriver extends SqliteDriver {
  readonly #database: NodeSqliteDatabase;
  readonly #waiting: (() => void)[] = [];
  #isHeld = false;
  #connection: DatabaseConnection | null = null;

  constructor(database: NodeSqliteDatabase) {
    super({ database });
    this.#database = database;
  }

  use() {
    return { idle: this.#isHeld ? 0 : 1, waiting: this.#waiting.length };
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    await this.#enter();
    this.#connection ??= this.#patient(await super.acquireConnection());
    return this.#connection;
  }

  override async releaseConnection(): Promise<void> {
    const next = this.#waiting.shift();
    // It stays held: nobody gets in between.
    if (next) next();
    else this.#isHeld = false;
  }

  /** One that reads before it writes would be refused its first write once another process has written in between. */
  override async beginTransaction(connection: DatabaseConnection, settings?: TransactionSettings): Promise<void> {
    const begin = settings?.accessMode === 'read only' ? 'begin' : 'begin immediate';
    await connection.executeQuery(CompiledQuery.raw(begin));
  }

  async #enter(): Promise<void> {
    if (this.#isHeld) await new Promise<void>((enter) => this.#waiting.push(enter));
    this.#isHeld = true;
  }

  /** Returns a connection that repeats statements outside of transactions: one that found the file locked has done nothing. */
  #patient(connection: DatabaseConnection): DatabaseConnection {
    const retried = async <R>(query: CompiledQuery): Promise<QueryResult<R>> => {
      const deadline = performance.now() + BUSY.patienceMs;
      for (;;) {
        try {
          return await connection.executeQuery<R>(query);
        } catch (cause) {
          if (!isBusy(cause) || this.#database.isInTransaction) throw cause;
          if (performance.now() >= deadline) throw new AppError('DATABASE_UNAVAILABLE', { cause });
        }
        // Who only reads waits for nobody's lock.
        await this.releaseConnection();
        await sleep(BUSY.shortestPauseMs + Math.random() * (BUSY.longestPauseMs - BUSY.shortestPauseMs));
        await this.#enter();
      }
    };
    return { executeQuery: retried, streamQuery: (query, size) => connection.streamQuery(query, size) };
  }
}

/** SQLite rolls back schema changes too, so a migration is done whole or not at all. */
class QueuedAdapter extends SqliteAdapter {
  /** Always true: the driver itself makes callers wait, since Kysely does not tell how many wait. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

const NOTHING: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
};

class NodeSqliteDatabase implements SqliteDatabase {
  readonly #file: DatabaseSync;
  readonly #statements = new WatchedCache<NodeSqliteStatement>('statements', { max: PREPARED_STATEMENTS });

  constructor(file: DatabaseSync) {
    this.#file = file;
  }

  get isInTransaction(): boolean {
    return this.#file.isTransaction;
  }

  prepare(sql: string): SqliteStatement {
    // A full disk makes SQLite roll back by itself; a second rollback would hide what went wrong.
    if (sql === 'rollback' && !this.#file.isTransaction) return NOTHING;
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = new NodeSqliteStatement(this.#file.prepare(sql));
    this.#statements.set(sql, statement);
    return statement;
  }

  close(): void {
    this.#statements.clear();
    this.#file.close();
  }
}

class NodeSqliteStatement implements SqliteStatement {
  readonly #statement: StatementSync;
  readonly reader: boolean;

  constructor(statement: StatementSync) {
    this.#statement = statement;
    this.reader = statement.columns().length > 0;
  }

  all(parameters: readonly unknown[]): unknown[] {
    return this.#statement.all(...(parameters as SQLInputValue[]));
  }

  run(parameters: readonly unknown[]): { changes: number | bigint; lastInsertRowid: number | bigint } {
    return this.#statement.run(...(parameters as SQLInputValue[]));
  }

  iterate(parameters: readonly unknown[]): IterableIterator<unknown> {
    return this.#statement.iterate(...(parameters as SQLInputValue[]));
  }
}
