import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { firefox, webkit } from 'playwright-core';
import { completeBidi } from './complete-bidi.mjs';
import { bin, runNode } from './run.mjs';

const PLAYWRIGHTS = new Map([
  ['firefox', firefox],
  ['webkit', webkit],
]);

/** Returns why a browser does not start or shows no page; null if it works. */
async function startProblem(kind, options = {}) {
  let browser;
  try {
    browser = await kind.launch({ timeout: 30_000, ...options });
    completeBidi(browser);
    await browser.newPage();
    return null;
  } catch (error) {
    return firstSentence(error);
  } finally {
    await browser?.close();
  }
}

/** Pages may use the clipboard without asking a person, and fingers are felt on a machine without a touch screen. */
const PREFERENCES = { 'dom.events.testing.asyncClipboard': true, 'dom.w3c_touch_events.enabled': 1 };

/** The first of these programs on a path; null where there is none. */
function findProgram(names, path = process.env.PATH ?? '') {
  const files = path.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return files.find((file) => existsSync(file)) ?? null;
}

/** The machine's own WebKit, which is driven by plain WebDriver and needs a screen to draw on; null without either. */
export function ownWebKit(path) {
  return findProgram(['xvfb-run'], path) && findProgram(['WebKitWebDriver'], path);
}

/** Returns the options that start the machine's own Firefox over WebDriver BiDi; null if it has none. */
export function ownFirefox(path) {
  const found = findProgram(['firefox-esr', 'firefox'], path);
  return found === null ? null : { channel: 'moz-firefox', executablePath: found, firefoxUserPrefs: PREFERENCES };
}

/** Playwright frames what it says and follows it with a log; the first line that says something is the reason. */
export function firstSentence(error) {
  const lines = String(error?.message ?? error)
    .split('\n')
    .map((line) => line.replace(/[╔═╗║╚╝]/g, '').trim());
  const telling = lines.find((line) => /missing|not found|cannot|doesn't exist|error while/i.test(line));
  return (telling || lines.find(Boolean) || 'it does not start').replace(/^browser\w*\.\w+: /i, '');
}

/**
 * Finds a browser to test with: Playwright's, fetched if it is not there yet, or else the Firefox or WebKit of this machine.
 * `launchOptions` say how it is started, `webDriver` which program drives it where Playwright cannot, `problem` why it
 * cannot be had.
 */
export async function installBrowser(name) {
  const problem = await playwrightProblem(name);
  if (problem !== null && name === 'webkit') {
    const webDriver = ownWebKit();
    const advice = 'on Debian, `apt-get install webkit2gtk-driver xvfb` brings one';
    return webDriver
      ? { launchOptions: {}, webDriver, problem: null }
      : { launchOptions: {}, problem: `${problem}; ${advice}` };
  }
  const options = name === 'firefox' && problem !== null ? ownFirefox() : null;
  if (options === null) return { launchOptions: {}, problem };
  const another = await startProblem(firefox, options);
  return {
    launchOptions: options,
    problem: another && `${problem}; and ${options.executablePath} cannot be driven (${another})`,
  };
}

async function playwrightProblem(name) {
  const kind = PLAYWRIGHTS.get(name);
  if (!kind) return 'Playwright has no such browser';
  if (!existsSync(kind.executablePath())) {
    console.log(`Installing ${name} …`);
    const { code, output } = await runNode([bin('playwright-core/cli.js'), 'install', name], { capture: true });
    if (code !== 0) {
      const cause = /^Error: (?!Download failure)(.+)$/m.exec(output)?.[1] ?? 'see `npx playwright install`';
      return `it could not be downloaded (${cause})`;
    }
  }
  const problem = await startProblem(kind);
  return problem && `it is installed and does not start (${problem})`;
}
