import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import { bundledChromium } from './runtime/bundled-chromium.mjs';

const COMMANDS = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Root has no sandbox to use; containers have a small /dev/shm; unhinted fonts look the same on every machine. */
const ARGS = ['--no-sandbox', '--disable-dev-shm-usage', '--font-render-hinting=none', '--disable-gpu'];

function installed() {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => COMMANDS.map((name) => join(folder, name)));
  return [chromium.executablePath(), ...onPath, ...PLACES].find((path) => existsSync(path));
}

/**
 * A Chromium to test with, as launch options of Playwright: `CHROMIUM_PATH`, else an installed one, else the one inside
 * an npm package. Throws with what to install where there is none.
 */
export async function findBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given && !existsSync(given)) throw new Error(`CHROMIUM_PATH names ${given}, where no file is.`);
  const executablePath = given || installed();
  if (executablePath) return { executablePath, args: ARGS, env: process.env };
  const bundled = await bundledChromium();
  if (!bundled) throw new Error('No Chrome or Chromium was found. Install one with: npx playwright install chromium');
  return { executablePath: bundled.executablePath, args: ARGS, env: { ...process.env, ...bundled.env } };
}
