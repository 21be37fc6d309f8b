import type { TestProject } from 'vitest/node';
import { type Cluster, startCluster } from './postgres-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a PostgreSQL for this run; null where none could be had. */
    postgresUrl: string | null;
  }
}

let cluster: Cluster | null = null;

/** One PostgreSQL for the whole run: the given one, or one of our own. */
export async function setup(project: TestProject): Promise<void> {
  const given = process.env.TEST_DATABASE_URL;
  cluster = given ? null : await start();
  project.provide('postgresUrl', given ?? cluster?.url ?? null);
}

export async function teardown(): Promise<void> {
  await cluster?.stop();
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
