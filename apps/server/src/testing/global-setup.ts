import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import type { DatabaseConfig } from '../config.ts';
import { openDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { sqliteFileOf } from '../db/sqlite.ts';
import { type Cluster, startCluster } from './postgres-cluster.ts';
import { createDatabaseOn, type PostgresDatabase } from './postgres-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a PostgreSQL for this run; null where none could be had. */
    postgresUrl: string | null;
    /** Name of a database there with the newest schema, which each test's own is copied from. */
    migratedDatabase: string | null;
    /** The same as a file of the embedded database. */
    migratedFile: string;
  }
}

let cluster: Cluster | null = null;
let migrated: PostgresDatabase | null = null;
let folder: string;

/** One PostgreSQL for the whole run, the given one or one of our own, and one schema of each engine to copy. */
export async function setup(project: TestProject): Promise<void> {
  folder = await mkdtemp(path.join(tmpdir(), 'mailwright-migrated-'));
  await migrateOnce({ kind: 'sqlite', folder });
  const given = process.env.TEST_DATABASE_URL;
  cluster = given ? null : await start();
  const url = given ?? cluster?.url ?? null;
  migrated = url === null ? null : await createDatabaseOn(url);
  if (migrated) await migrateOnce({ kind: 'postgres', url: migrated.url });
  project.provide('postgresUrl', url);
  project.provide('migratedDatabase', migrated?.name ?? null);
  project.provide('migratedFile', sqliteFileOf(folder));
}

export async function teardown(): Promise<void> {
  await migrated?.drop();
  await cluster?.stop();
  await rm(folder, { recursive: true, force: true });
}

async function migrateOnce(config: DatabaseConfig): Promise<void> {
  const database = openDatabase(config, { exclusive: true });
  await migrate(database);
  await database.close();
}

async function start(): Promise<Cluster | null> {
  try {
    return await startCluster();
  } catch (error) {
    // A pipeline that silently tests half of what it should is worse than one that fails.
    if (process.env.CI) throw error;
    process.stderr.write(`SKIPPED: the tests on PostgreSQL. ${error instanceof Error ? error.message : error}\n`);
    return null;
  }
}
