import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DatabaseConfig } from '../../apps/server/src/config.ts';
import { openDatabase } from '../../apps/server/src/db/database.ts';
import { migrate } from '../../apps/server/src/db/migrate.ts';
import { startCluster } from '../../apps/server/src/testing/postgres-cluster.ts';
import { createDatabaseOn } from '../../apps/server/src/testing/postgres-database.ts';
import { figure, percentile } from '../support/statistics.ts';
import { printTable } from '../support/table.ts';
import { measureBrand } from './measure-brand.ts';
import { measureModules } from './measure-modules.ts';

const P95_LIMIT_MS = 100;

/** Milliseconds of the server for what the tab and the questions where a module or a brand is used ask for. */
async function measure(
  engine: string,
  config: DatabaseConfig,
  what: typeof measureModules,
): Promise<(string | number)[][]> {
  const database = openDatabase(config, { exclusive: true });
  await migrate(database);
  const measured = await what(database);
  return measured.map(({ name, times }) => {
    const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)];
    if (p95 >= P95_LIMIT_MS) process.exitCode = 1;
    return [engine, name, figure(p50), figure(p95), P95_LIMIT_MS, p95 < P95_LIMIT_MS ? '' : 'TOO LONG'];
  });
}

const only = process.argv[2];
const measures = { modules: measureModules, brand: measureBrand };
const folder = await mkdtemp(path.join(tmpdir(), 'mailwright-bench-modules-'));
const cluster = await startCluster();
try {
  const rows: (string | number)[][] = [];
  for (const [name, what] of Object.entries(measures)) {
    if (only && only !== name) continue;
    const own = path.join(folder, name);
    await mkdir(own);
    rows.push(...(await measure('SQLite', { kind: 'sqlite', folder: own }, what)));
    const { url } = await createDatabaseOn(cluster.url);
    rows.push(...(await measure('PostgreSQL', { kind: 'postgres', url }, what)));
  }
  printTable(['database', 'what', 'p50 ms', 'p95 ms', 'limit', ''], rows);
} finally {
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
}
