import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabaseOn, type PostgresDatabase } from '../../../apps/server/src/testing/postgres-database.ts';
import { openTestBucket, type TestBucket } from '../../../apps/server/src/testing/storage/open-bucket.ts';
import { findPort } from '../free-port.ts';
import type { SeededData } from '../seeded-data.ts';
import { startServer } from '../server-process.ts';
import { startNodes } from './start-nodes.ts';

/** Environment variables that every node gets. */
const EVERY_NODE = { TRUST_PROXY: '1', SEED: 'demo', CREDENTIALS_KEY: 'one-key-for-all-of-the-nodes-that-there-are' };

/** The same for two nodes on one PostgreSQL and one bucket: each start is on a copy of the database that was filled once. */
export function seededNodes(base: string): SeededData {
  let made: Promise<{ filled: PostgresDatabase; bucket: TestBucket; port: number }> | null = null;
  const make = async () => {
    const [filled, bucket, port] = [await createDatabaseOn(base), await openTestBucket(), await findPort()];
    const dataDir = mkdtempSync(join(tmpdir(), 'mailwright-e2e-'));
    const first = await startServer({
      dataDir,
      env: { ...EVERY_NODE, ...bucket.env, DATABASE_URL: filled.url, PUBLIC_URL: `http://localhost:${port}` },
    });
    await first.end();
    rmSync(dataDir, { recursive: true });
    return { filled, bucket, port };
  };
  const start: SeededData['startBeside'] = async ({ env = {}, entry } = {}) => {
    made ??= make();
    const { filled, bucket } = await made;
    const database = await createDatabaseOn(base, filled.name);
    const port = Number(env.PORT ?? (await findPort()));
    return startNodes({
      port,
      database,
      entry,
      env: { ...EVERY_NODE, ...bucket.env, DATABASE_URL: database.url, PUBLIC_URL: `http://localhost:${port}`, ...env },
    });
  };
  return {
    async start() {
      made ??= make();
      return start({ env: { PORT: String((await made).port) } });
    },
    startBeside: start,
    async remove() {
      if (!made) return;
      const { filled, bucket } = await made;
      await filled.drop();
      await bucket.close();
    },
  };
}
