import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, inject } from 'vitest';
import { type Engine, type OpenDatabase, type OpenOptions, openDatabase, type QueryWatch } from '../db/database.ts';
import { sqliteFileOf } from '../db/sqlite.ts';
import { createDatabaseOn, type PostgresDatabase } from './postgres-database.ts';

/** A database of its own with the newest schema; gone when closed. */
export async function freshDatabase(engine: Engine, watch?: QueryWatch): Promise<OpenDatabase> {
  const options = { exclusive: true, ...(watch && { watch }) };
  return engine === 'sqlite' ? freshSqlite(options) : freshPostgres(options);
}

/** Runs the suite once for each engine; PostgreSQL is skipped where this run has none. */
export function describeOnBoth(
  title: string,
  suite: (open: (watch?: QueryWatch) => Promise<OpenDatabase>) => void,
): void {
  describe(`${title} on sqlite`, () => suite((watch) => freshDatabase('sqlite', watch)));
  describe.skipIf(inject('postgresUrl') === null)(`${title} on postgres`, () =>
    suite((watch) => freshDatabase('postgres', watch)),
  );
}

/** Runs a suite that hardly asks the database on SQLite; on both only in the deep run. */
export function describeOnEither(title: string, suite: (open: () => Promise<OpenDatabase>) => void): void {
  if (process.env.DEEP) describeOnBoth(title, suite);
  else describe(`${title} on sqlite`, () => suite(() => freshDatabase('sqlite')));
}

async function freshSqlite(options: OpenOptions): Promise<OpenDatabase> {
  const folder = await mkdtemp(path.join(tmpdir(), 'mailwright-db-'));
  await copyFile(inject('migratedFile'), sqliteFileOf(folder));
  const database = openDatabase({ kind: 'sqlite', folder }, options);
  return {
    ...database,
    async close() {
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function freshPostgres(options: OpenOptions): Promise<OpenDatabase> {
  const { url, drop } = await createPostgresDatabase(inject('migratedDatabase') ?? undefined);
  const database = openDatabase({ kind: 'postgres', url }, options);
  return {
    ...database,
    async close() {
      await database.close();
      await drop();
    },
  };
}

/** A database on this run's PostgreSQL, for tests that start a server of their own: empty, or a copy of another one. */
export function createPostgresDatabase(template?: string): Promise<PostgresDatabase> {
  const base = inject('postgresUrl');
  if (base === null) throw new Error('This run has no PostgreSQL');
  return createDatabaseOn(base, template);
}
