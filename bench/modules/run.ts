import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DatabaseConfig } from '../../apps/server/src/config.ts';
import { openDatabase } from '../../apps/server/src/db/database.ts';
import { migrate } from '../../apps/server/src/db/migrate.ts';
import { startCluster } from '../../apps/server/src/testing/postgres-cluster.ts';
import { createDatabaseOn } from '../../apps/server/src/testing/postgres-database.ts';
import { figure, percentile } from '../support/statistics.ts';
import { printTable } from '../support/table.ts';
import { measureModules } from './measure-modules.ts';

const LIMIT = 100;

/** Milliseconds of the server for what the tab and the question where a module is used ask for. */
async function measure(engine: string, config: DatabaseConfig): Promise<(string | number)[][]> {
  const database = openDatabase(config, { exclusive: true });
  await migrate(database);
  const measured = await measureModules(database);
  return measured.map(({ name, times }) => {
    const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)];
    if (p95 >= LIMIT) process.exitCode = 1;
    return [engine, name, figure(p50), figure(p95), LIMIT, p95 < LIMIT ? '' : 'TOO LONG'];
  });
}

const folder = await mkdtemp(path.join(tmpdir(), 'mailwright-bench-modules-'));
const cluster = await startCluster();
const postgres = await createDatabaseOn(cluster.url);
try {
  printTable(
    ['database', 'what', 'p50 ms', 'p95 ms', 'limit', ''],
    [
      ...(await measure('SQLite', { kind: 'sqlite', folder })),
      ...(await measure('PostgreSQL', { kind: 'postgres', url: postgres.url })),
    ],
  );
} finally {
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
}
