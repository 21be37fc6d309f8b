import { randomUUID } from 'node:crypto';
import { getHeapStatistics } from 'node:v8';
import { parentPort } from 'node:worker_threads';
import type { JsonObject } from '@mailwright/document';
import { importBeefree, importHtml, importMjml, importUnlayer, neutralImport } from '@mailwright/import';
import type { MjmlReading, OtherSource, ReadMail } from './port.ts';
import { readTree } from './read-tree.ts';

export type MjmlTask =
  | { readonly kind: 'mjml'; readonly source: string; readonly includes: readonly string[] }
  | OtherSource;

export interface MjmlAnswer {
  readonly reading: MjmlReading | ReadMail | null;
  /** Memory that the thread holds afterwards, megabytes. */
  readonly megabytes: number;
}

/** The parts that most mails have: reading one loads all that reading takes. */
const SAMPLE = `<mjml><mj-head><mj-attributes><mj-all color="#000"/></mj-attributes><mj-style>a{color:red}</mj-style></mj-head>
<mj-body><mj-section><mj-column><mj-text>A</mj-text><mj-image src="https://a.example/a.png"/><mj-button href="https://a.example">B</mj-button>
</mj-column></mj-section></mj-body></mjml>`;

async function read(task: MjmlTask): Promise<MjmlReading | ReadMail | null> {
  switch (task.kind) {
    case 'mjml': {
      const { tree, warnings } = await readTree(task.source, task.includes);
      const { profile, ...mail } = await importMjml(tree);
      return { mail: neutralImport(mail, [], profile), warnings };
    }
    case 'html': {
      const { source, mode, css = '' } = task;
      // A class of its own for each mail: several may come together in one template.
      const scope = `mw-${randomUUID().slice(0, 8)}`;
      return importHtml(source, { mode, css, scope });
    }
    case 'unlayer':
      return neutralImport(await importUnlayer(task.json as JsonObject));
    case 'beefree':
      return neutralImport(await importBeefree(task.json as JsonObject));
  }
}

parentPort?.on('message', async (task: MjmlTask) => {
  const reading = await read(task);
  const megabytes = getHeapStatistics().used_heap_size / 1024 ** 2;
  parentPort?.postMessage({ reading, megabytes } satisfies MjmlAnswer);
});
await read({ kind: 'mjml', source: SAMPLE, includes: [] });
parentPort?.postMessage('ready');
