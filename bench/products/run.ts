import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import type { DatabaseConfig } from '../../apps/server/src/config.ts';
import { openDatabase } from '../../apps/server/src/db/database.ts';
import { migrate } from '../../apps/server/src/db/migrate.ts';
import { startCluster } from '../../apps/server/src/testing/postgres-cluster.ts';
import { createDatabaseOn } from '../../apps/server/src/testing/postgres-database.ts';
import { printTable } from '../support/table.ts';
import { MAX_SEARCH_P95_MS, measureAsking } from './asking.ts';
import { measureSynchronizing } from './synchronizing.ts';

async function measureEngine(config: DatabaseConfig, name: string): Promise<void> {
  const database = openDatabase(config, { exclusive: false });
  await migrate(database);
  const { rows, ...store } = await measureSynchronizing(database);
  // What PostgreSQL does by itself within the next minutes.
  if (database.engine === 'postgres')
    await database.withoutTimeouts(({ kysely }) => sql`vacuum analyze`.execute(kysely));
  await database.close();
  console.log(`${name}: synchronizing 50,000 products with a shop that takes no time\n`);
  printTable(['run', 'seconds', 'products a second', 'a batch of 250, p50 / p95 ms'], rows);
  console.log(
    `${name}: pages of 20 among 50,000 products, p50 / p95 in ms (limit of searches: ${MAX_SEARCH_P95_MS} ms)\n`,
  );
  printTable(['call', 'statements', 'service', 'bare driver', 'ratio', 'limit'], await measureAsking(config, store));
}

const folder = await mkdtemp(path.join(tmpdir(), 'mailwright-bench-products-'));
try {
  await measureEngine({ kind: 'sqlite', folder }, 'SQLite');
  const cluster = await startCluster({ durable: true });
  try {
    const { url } = await createDatabaseOn(cluster.url);
    await measureEngine({ kind: 'postgres', url }, 'PostgreSQL');
  } finally {
    await cluster.stop();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
