import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ServerProcess, startProcess } from '../server-process.ts';
import { startRoundRobinProxy } from './round-robin-proxy.ts';

/** Two real processes behind a balancer; each of them may end and come back. */
export interface TwoNodes {
  /** Address that people use. */
  readonly url: string;
  /** Returns the address of each node itself. */
  origins(): readonly [string, string];
  /** Data folders, one of each node. */
  readonly folders: readonly [string, string];
  /** Ends a node at once, in the middle of whatever it is at, and starts it again. */
  kill(at: 0 | 1): Promise<void>;
  /** Ends a node in good order and starts it again; the other one goes on. */
  replace(at: 0 | 1): Promise<void>;
  /** Calls that a node took and did not answer. */
  readonly broken: readonly string[];
  /** Returns the number of calls that each node answered, those of nodes that are gone included. */
  answered(): readonly number[];
  close(): Promise<void>;
}

/** Starts them with these variables, which name their database and their storage. */
export async function startTwoNodes(variables: Readonly<Record<string, string>>): Promise<TwoNodes> {
  const proxy = await startRoundRobinProxy();
  const folder = await mkdtemp(path.join(tmpdir(), 'mailwright-nodes-'));
  const folders = [path.join(folder, '0'), path.join(folder, '1')] as const;
  const start = (at: number) =>
    startProcess({
      PUBLIC_URL: proxy.url,
      TRUST_PROXY: '1',
      SEED: 'demo',
      DRAIN_SECONDS: '1',
      CREDENTIALS_KEY: 'one-key-for-all-of-the-nodes-that-there-are',
      DATA_DIR: folders[at] ?? '',
      ...variables,
    });
  const nodes: [ServerProcess, ServerProcess] = await Promise.all([start(0), start(1)]);
  const origins = new Set<string>();
  const announce = () => {
    for (const { origin } of nodes) origins.add(origin);
    proxy.setNodes(nodes.map(({ origin }) => origin));
  };
  announce();
  return {
    url: proxy.url,
    origins: () => [nodes[0].origin, nodes[1].origin],
    folders,
    async kill(at) {
      await nodes[at].end('SIGKILL');
      nodes[at] = await start(at);
      announce();
    },
    async replace(at) {
      const code = await nodes[at].end('SIGTERM');
      if (code !== 0) throw new Error(`A node ended with ${code}: ${nodes[at].output()}`);
      nodes[at] = await start(at);
      announce();
    },
    broken: proxy.broken,
    answered: () => [...origins].map((origin) => proxy.answered.get(origin) ?? 0),
    async close() {
      await proxy.close();
      await Promise.all(nodes.map((node) => node.end('SIGKILL')));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
