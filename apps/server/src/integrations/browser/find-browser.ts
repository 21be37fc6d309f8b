import { existsSync } from 'node:fs';
import path from 'node:path';
import { fontVariables } from '../../pictures/own-fonts.ts';
import { bundledChromium } from './bundled-chromium.ts';

export interface FoundBrowser {
  readonly executablePath: string;
  /** Variables it needs besides the usual ones. */
  readonly env: Readonly<Record<string, string>>;
}

export interface BrowserPlaces {
  /** The one to take, whatever else there is; null looks for one. */
  readonly chromiumPath: string | null;
  /** Folders of programs, as in PATH. */
  readonly searchPath: string;
  /** The machine's configuration of fonts, where it is not in its usual place. */
  readonly fontConfig?: string | undefined;
}

const COMMANDS = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * A Chromium to draw with: the named one, else an installed one, else the one inside an npm package; null without any.
 * A named one that is not there is none: nobody wants another in its place. All draw with our fonts where the machine has
 * none.
 */
export async function findBrowser({ fontConfig, ...places }: BrowserPlaces): Promise<FoundBrowser | null> {
  const found = await findProgram(places);
  return found && { ...found, env: { ...found.env, ...fontVariables(fontConfig) } };
}

async function findProgram({ chromiumPath, searchPath }: BrowserPlaces): Promise<FoundBrowser | null> {
  if (chromiumPath !== null) return existsSync(chromiumPath) ? { executablePath: chromiumPath, env: {} } : null;
  const { chromium } = await import('playwright-core');
  const onPath = searchPath.split(path.delimiter).flatMap((folder) => COMMANDS.map((name) => path.join(folder, name)));
  const executablePath = [chromium.executablePath(), ...onPath, ...PLACES].find((place) => existsSync(place));
  return executablePath ? { executablePath, env: {} } : bundledChromium();
}
