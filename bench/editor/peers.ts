import { join } from 'node:path';
import { build, preview } from 'vite';
import { installPeers } from '../support/install-peers.ts';
import type { EditorUnderTest } from './editor-under-test.ts';
import { grapesjs } from './peers/grapesjs.ts';
import { puck } from './peers/puck.ts';

const FOLDER = join(import.meta.dirname, 'peers');
const PORT = 39_418;

export interface Peers {
  readonly editors: readonly EditorUnderTest[];
  readonly close: () => Promise<void>;
}

/** The other editors on a server of their own, installed when they are not there yet; none without a registry. */
export async function startPeers(): Promise<Peers> {
  if (!installPeers(FOLDER)) return { editors: [], close: () => Promise.resolve() };
  const input = ['grapesjs.html', 'puck.html'].map((page) => join(FOLDER, page));
  const shared = { root: FOLDER, configFile: false, logLevel: 'error' } as const;
  await build({ ...shared, build: { rolldownOptions: { input }, chunkSizeWarningLimit: 5000 } });
  const server = await preview({ ...shared, preview: { port: PORT, strictPort: true } });
  const address = `http://localhost:${PORT}`;
  return { editors: [grapesjs(address), puck(address)], close: () => server.close() };
}
