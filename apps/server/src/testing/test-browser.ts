import { createBrowserPool } from '../integrations/browser/browser-pool.ts';
import { findBrowser } from '../integrations/browser/find-browser.ts';
import { launchBrowser } from '../integrations/browser/launch-browser.ts';

const { CHROMIUM_PATH, PATH = '' } = process.env;

/** A browser of this machine; null, and said loudly, where there is none. */
export const machineBrowser = await findBrowser({ chromiumPath: CHROMIUM_PATH || null, searchPath: PATH });

if (!machineBrowser)
  process.stderr.write('SKIPPED: tests of pictures and PDFs, because no Chrome or Chromium was found.\n');

/** Draws with it. */
export function testBrowserPool(options: { readonly timeout?: number; readonly idle?: number; pages?: number } = {}) {
  return createBrowserPool({ find: async () => machineBrowser, launch: launchBrowser, ...options });
}
