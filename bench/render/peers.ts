import { join } from 'node:path';
import { installPeers } from '../support/install-peers.ts';
import type { RendererUnderTest } from './renderer-under-test.ts';

const FOLDER = join(import.meta.dirname, 'peers');
const SCRIPTS = ['mjml', 'templatical', 'maily', 'react-email', 'email-builder-js'];

/** The other renderers, installed into their own folder when they are not there yet; none without a registry. */
export async function loadPeers(): Promise<readonly RendererUnderTest[]> {
  if (!installPeers(FOLDER)) return [];
  return Promise.all(SCRIPTS.map((script) => import(`./peers/${script}.mjs`) as Promise<RendererUnderTest>));
}
