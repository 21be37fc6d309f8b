import { existsSync } from 'node:fs';
import { firefox, webkit } from 'playwright-core';
import { bin, runNode } from './run.mjs';

const PLAYWRIGHTS = new Map([
  ['firefox', firefox],
  ['webkit', webkit],
]);

/** Why a browser does not start; null when it does. */
async function startProblem(kind) {
  try {
    const browser = await kind.launch({ timeout: 30_000 });
    await browser.close();
    return null;
  } catch (error) {
    return firstSentence(error);
  }
}

/** Playwright frames what it says and follows it with a log; the first line that says something is the reason. */
export function firstSentence(error) {
  const lines = String(error?.message ?? error)
    .split('\n')
    .map((line) => line.replace(/[╔═╗║╚╝]/g, '').trim());
  const telling = lines.find((line) => /missing|not found|cannot|doesn't exist|error while/i.test(line));
  return (telling || lines.find(Boolean) || 'it does not start').replace(/^[\w.]+\.launch: /, '');
}

/** Fetches a browser of Playwright's if it is not there yet, and tries it; why it cannot be used here, null if it can. */
export async function installBrowser(name) {
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
