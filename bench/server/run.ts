import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DatabaseConfig } from '../../apps/server/src/config.ts';
import { openDatabase } from '../../apps/server/src/db/database.ts';
import { migrate } from '../../apps/server/src/db/migrate.ts';
import { startCluster } from '../../apps/server/src/testing/postgres-cluster.ts';
import { printTable } from '../support/table.ts';
import { fill, OWNERS, PER_OWNER } from './data-set.ts';
import { measureReading } from './reading.ts';
import { measureSaving } from './saving.ts';
import { measureStart } from './starting.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'mailwright-bench-'));
const PORT = 47_321;

async function measureEngine(config: DatabaseConfig, name: string): Promise<void> {
  const database = openDatabase(config, { exclusive: false });
  await migrate(database);
  await fill(database);
  await database.close();
  console.log(`${name}: lists of one user's ${PER_OWNER} among ${OWNERS * PER_OWNER}, p50 / p95 in ms (limit: 3×)\n`);
  printTable(['call', 'statements', 'repository', 'bare driver', 'ratio'], await measureReading(config));
  console.log(`${name}: durable saves, p50 / p95 in ms (limit: 0.5×)\n`);
  printTable(['call', 'repository', 'bare driver', 'ratio'], await measureSaving(config));
}

try {
  const dataDir = path.join(folder, 'start');
  console.log('Start to listening (embedded database)\n');
  const first = await measureStart('first start, seeding', { DATA_DIR: dataDir }, PORT);
  const second = await measureStart('second start', { DATA_DIR: dataDir }, PORT);
  printTable(['start', 'to the first answer', 'memory of the process'], [first, second]);
  await measureEngine({ kind: 'sqlite', folder: path.join(folder, 'sqlite') }, 'SQLite');
  const cluster = await startCluster({ durable: true });
  try {
    await measureEngine({ kind: 'postgres', url: cluster.url }, 'PostgreSQL');
  } finally {
    await cluster.stop();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
