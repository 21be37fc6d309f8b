import { parentPort } from 'node:worker_threads';
import { importMjml } from '@mailwright/import';
import type { MjmlReading } from './port.ts';
import { readTree } from './read-tree.ts';

export interface MjmlTask {
  readonly source: string;
  readonly includes: readonly string[];
}

parentPort?.on('message', async ({ source, includes }: MjmlTask) => {
  const { tree, warnings } = await readTree(source, includes);
  parentPort?.postMessage({ mail: await importMjml(tree), warnings } satisfies MjmlReading);
});
parentPort?.postMessage('ready');
