import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RendererUnderTest } from './renderer-under-test.ts';

const FOLDER = join(import.meta.dirname, 'peers');
const SCRIPTS = ['mjml', 'templatical', 'maily', 'react-email', 'email-builder-js'];

/** The other renderers, installed into their own folder when they are not there yet; none without a registry. */
export async function loadPeers(): Promise<readonly RendererUnderTest[]> {
  try {
    if (!existsSync(join(FOLDER, 'node_modules'))) {
      const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
      execFileSync(npm, ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: FOLDER, stdio: 'inherit' });
    }
  } catch (error) {
    console.log(`The peers could not be installed (${error instanceof Error ? error.message : error}); ours alone:\n`);
    return [];
  }
  return Promise.all(SCRIPTS.map((script) => import(`./peers/${script}.mjs`) as Promise<RendererUnderTest>));
}
