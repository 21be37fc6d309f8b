import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nanoid } from 'nanoid';
import pg from 'pg';
import { describe, inject } from 'vitest';
import { type Engine, type OpenDatabase, openDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';

/** A database of its own with the newest schema; gone when closed. */
export async function freshDatabase(engine: Engine): Promise<OpenDatabase> {
  return engine === 'sqlite' ? freshSqlite() : freshPostgres();
}

/** Runs the suite once for each engine; PostgreSQL is skipped where this run has none. */
export function describeOnBoth(title: string, suite: (open: () => Promise<OpenDatabase>) => void): void {
  describe(`${title} on sqlite`, () => suite(() => freshDatabase('sqlite')));
  describe.skipIf(inject('postgresUrl') === null)(`${title} on postgres`, () => suite(() => freshDatabase('postgres')));
}

async function freshSqlite(): Promise<OpenDatabase> {
  const folder = await mkdtemp(path.join(tmpdir(), 'mailwright-db-'));
  const database = openDatabase({ kind: 'sqlite', folder }, { exclusive: true });
  await migrate(database);
  return {
    ...database,
    async close() {
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function freshPostgres(): Promise<OpenDatabase> {
  const { url, drop } = await createPostgresDatabase();
  const database = openDatabase({ kind: 'postgres', url }, { exclusive: true });
  await migrate(database);
  return {
    ...database,
    async close() {
      await database.close();
      await drop();
    },
  };
}

/** An empty database on this run's PostgreSQL, for tests that start a server of their own. */
export async function createPostgresDatabase(): Promise<{ readonly url: string; drop(): Promise<void> }> {
  const base = inject('postgresUrl');
  if (base === null) throw new Error('This run has no PostgreSQL');
  const name = `test_${nanoid(10)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, 'x')}`;
  await onServer(base, `create database ${name}`);
  const url = new URL(base);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(base, `drop database ${name} with (force)`) };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
