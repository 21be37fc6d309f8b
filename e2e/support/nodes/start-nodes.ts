import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startRoundRobinProxy } from '../../../apps/server/src/testing/nodes/round-robin-proxy.ts';
import type { PostgresDatabase } from '../../../apps/server/src/testing/postgres-database.ts';
import { startVideoProviders } from '../../../apps/server/src/testing/video-providers.ts';
import { findPort } from '../free-port.ts';
import { type ServerProcess, startServer } from '../server-process.ts';
import { restless } from './restless.ts';

interface NodesOptions {
  /** Port of the balancer, which people use. */
  readonly port: number;
  readonly database: PostgresDatabase;
  readonly entry: string | undefined;
  readonly env: Readonly<Record<string, string>>;
}

/** A node, wherever it runs just now. */
export interface Node {
  process: ServerProcess;
  readonly start: () => Promise<ServerProcess>;
}

/** Two nodes behind a balancer, as one server to the tests: every call may come to the other one than the last. */
export async function startNodes({ port, database, entry, env }: NodesOptions): Promise<ServerProcess> {
  const proxy = await startRoundRobinProxy(port);
  const videos = entry ? await startVideoProviders() : null;
  const shared = { ...env, ...(videos && { VIDEO_PROVIDERS: videos.url }) };
  const nodes = await Promise.all([await makeNode(), await makeNode()]);
  proxy.setNodes(nodes.map(({ origin }) => origin));

  async function makeNode(): Promise<Node & { readonly origin: string }> {
    const own = String(await findPort());
    const dataDir = mkdtempSync(join(tmpdir(), 'mailwright-node-'));
    const start = () =>
      startServer({ dataDir, ...(entry && { entry }), env: { ...shared, DRAIN_SECONDS: '1', PORT: own } });
    return { origin: `http://127.0.0.1:${own}`, process: await start(), start };
  }

  const unrest = restless(nodes);
  const end = async (signal?: NodeJS.Signals) => {
    await unrest.settled();
    const codes = await Promise.all(nodes.map((node) => node.process.end(signal)));
    return Math.max(...codes.map((code) => code ?? 0));
  };
  return {
    url: proxy.url,
    dataDir: nodes[0].process.dataDir,
    output: () => [...nodes.map((node) => node.process.output()), ...proxy.broken].join('\n'),
    async mails() {
      const rows = await database.ask('select content from kept_mails order by name');
      return rows.map(({ content }) => String(content));
    },
    nextTest: unrest.nextTest,
    end,
    async remove() {
      await unrest.settled();
      await proxy.close();
      await Promise.all(nodes.map((node) => node.process.remove()));
      videos?.close();
      await database.drop();
    },
  };
}
