import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { bin, runNode } from './run.mjs';
import { playwrightCounts } from './test-counts.mjs';

/** Specs of features in which several nodes could disturb each other; the other specs pass as well, but take a long time. */
export const ON_NODES = [
  'dashboard',
  'editor-saving',
  'image-upload',
  'locking',
  'modules',
  'people',
  'products',
  'second-factor',
  'sharing',
  'sign-in',
  'single-sign-on',
  'test-mail',
  'versions',
];

/** Returns the name of a spec, however the file was named: `sharing` for `e2e/sharing.spec.ts`. */
export const specName = (word) => word.replace(/^(?:.*[\\/])?(.+?)(?:\.spec(?:\.ts)?)?$/, '$1');

/**
 * Browser tests on two servers behind a balancer that knows no sessions, with one PostgreSQL and one bucket between them.
 * `restless`: nodes are killed and restarted meanwhile.
 */
export async function testTwoNodes(specs, { report, restless = false, env = {} }) {
  const unknown = specs.find((spec) => !existsSync(join(root, `e2e/${spec}.spec.ts`)));
  if (unknown) throw new Error(`There is no spec "${unknown}"`);
  const given = process.env.TEST_DATABASE_URL;
  const { startCluster } = await import('../../apps/server/src/testing/postgres-cluster.ts');
  const cluster = given ? null : await startCluster();
  try {
    const names = specs.map((spec) => `/${spec}.spec.ts`);
    const { code } = await runNode([bin('@playwright/test/cli.js'), 'test', ...names, '--reporter=list,json'], {
      env: {
        ...env,
        NODES: restless ? 'restless' : 'calm',
        TEST_DATABASE_URL: given ?? cluster?.url,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        TEST_RUN: process.env.TEST_RUN ?? 'two-nodes',
      },
    });
    return { code, ...playwrightCounts(report) };
  } finally {
    await cluster?.stop();
  }
}
