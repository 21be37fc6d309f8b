import { getHeapStatistics } from 'node:v8';
import { parentPort } from 'node:worker_threads';
import { importMjml } from '@mailwright/import';
import type { MjmlReading } from './port.ts';
import { readTree } from './read-tree.ts';

export interface MjmlTask {
  readonly source: string;
  readonly includes: readonly string[];
}

export interface MjmlAnswer {
  readonly reading: MjmlReading;
  /** What the thread holds in memory afterwards. */
  readonly megabytes: number;
}

/** The parts that most mails have: reading one loads all that reading takes. */
const SAMPLE = `<mjml><mj-head><mj-attributes><mj-all color="#000"/></mj-attributes><mj-style>a{color:red}</mj-style></mj-head>
<mj-body><mj-section><mj-column><mj-text>A</mj-text><mj-image src="https://a.example/a.png"/><mj-button href="https://a.example">B</mj-button>
</mj-column></mj-section></mj-body></mjml>`;

async function read({ source, includes }: MjmlTask): Promise<MjmlReading> {
  const { tree, warnings } = await readTree(source, includes);
  return { mail: await importMjml(tree), warnings };
}

parentPort?.on('message', async (task: MjmlTask) => {
  const reading = await read(task);
  const megabytes = getHeapStatistics().used_heap_size / 1024 ** 2;
  parentPort?.postMessage({ reading, megabytes } satisfies MjmlAnswer);
});
await read({ source: SAMPLE, includes: [] });
parentPort?.postMessage('ready');
