import { existsSync } from 'node:fs';
import { findBrowser as findChromium } from '../apps/server/src/integrations/browser/find-browser.ts';

/** Root has no sandbox to use; containers have a small /dev/shm; unhinted fonts look the same on every machine. */
const ARGS = ['--no-sandbox', '--disable-dev-shm-usage', '--font-render-hinting=none', '--disable-gpu'];

/**
 * A Chromium to test with, as launch options of Playwright: the one that the server would draw with. Throws with what
 * to install where there is none.
 */
export async function findBrowser() {
  const { CHROMIUM_PATH: given, PATH = '', FONTCONFIG_FILE: fontConfig } = process.env;
  if (given && !existsSync(given)) throw new Error(`CHROMIUM_PATH names ${given}, where no file is.`);
  const found = await findChromium({ chromiumPath: given || null, searchPath: PATH, fontConfig });
  if (!found) throw new Error('No Chrome or Chromium was found. Install one with: npx playwright install chromium');
  return { executablePath: found.executablePath, args: ARGS, env: { ...process.env, ...found.env } };
}
