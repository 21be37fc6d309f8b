import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, chromium, expect, type Page } from '@playwright/test';
import { findBrowser } from '../tools/find-browser.mjs';
import { editorPage } from './support/editor-page.ts';
import { createTemplate, heading, mail, section } from './support/sample-mail.ts';
import { signIn } from './support/sign-in.ts';
import { test } from './support/test.ts';

test.use({ sharesServer: true });

const KILLS = Number(process.env.KILLS ?? 20);

/** The most work that a kill may take, milliseconds. */
const MAX_LOST_MS = 300;

/** Shortest and longest time that a person works before the kill, milliseconds. */
const WORK = { least: 1500, most: 9000 };

/** A browser of its own, which can be killed and started again on the same data. */
interface RealBrowser {
  readonly browser: Browser;
  readonly page: Page;
  /** Ends the whole browser, or the process of the page alone, without giving it another turn. */
  readonly kill: (what: 'browser' | 'page') => Promise<void>;
  readonly close: () => Promise<void>;
}

async function startBrowser(dataDir: string): Promise<RealBrowser> {
  const { executablePath, args, env } = await findBrowser();
  const own = [`--user-data-dir=${dataDir}`, '--remote-debugging-port=0', '--headless', '--no-first-run'];
  const child = spawn(executablePath, [...args, ...own, '--window-size=1440,900', 'about:blank'], {
    env,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const browser = await chromium.connectOverCDP(await debuggingAddress(child));
  const [context = await browser.newContext()] = browser.contexts();
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  // With it go the processes of its pages.
  const end = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
  };
  const gone = new Promise((resolve) => child.once('exit', resolve));
  return {
    browser,
    page,
    async kill(what) {
      if (what === 'browser') return end();
      const session = await browser.newBrowserCDPSession();
      const { processInfo } = await session.send('SystemInfo.getProcessInfo');
      for (const { type, id } of processInfo) if (type === 'renderer') process.kill(id, 'SIGKILL');
    },
    async close() {
      end();
      await gone;
      await browser.close().catch(() => undefined);
    },
  };
}

function debuggingAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr?.on('data', (chunk) => {
      said += chunk;
      const address = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
      if (address) resolve(address);
    });
    child.once('exit', (code) => reject(new Error(`The browser ended with ${code}: ${said}`)));
  });
}

/** State of the mail after a step of work, and its time, milliseconds as `performance.now()` counts them. */
interface Work {
  readonly title: string;
  readonly buttons: number;
  readonly at: number;
}

/** Types and drags until the browser is gone, and writes down what was there when. */
async function work(page: Page, done: Work[]): Promise<void> {
  const editor = editorPage(page);
  let [title, buttons, word] = ['Title', 0, 0];
  const note = () => done.push({ title, buttons, at: performance.now() });
  note();
  for (;;) {
    await editor.doubleClick(editor.mail.getByRole('heading'));
    await expect(editor.mail.locator('[contenteditable="true"]')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+End');
    for (let words = 0; words < 4; words += 1) {
      word += 1;
      for (const letter of ` w${word}`) {
        await page.keyboard.type(letter);
        title += letter;
        note();
        await sleep(40);
      }
    }
    await page.keyboard.press('Escape');
    await editor.dragTile('button', editor.mail.getByRole('heading'), 'below');
    await expect(editor.mail.getByText('Button', { exact: true })).toHaveCount(buttons + 1);
    buttons += 1;
    note();
  }
}

test('twenty kills at random moments of typing and dragging lose at most 300 ms of work', { tag: '@deep' }, async ({
  apiAs,
  server,
}) => {
  test.setTimeout(KILLS * 60_000 + 120_000);
  const api = await apiAs('anna');
  const lost: { readonly kill: string; readonly ms: number }[] = [];
  for (let round = 0; round < KILLS; round += 1) {
    const dataDir = mkdtempSync(join(tmpdir(), 'mailwright-crash-'));
    const what = round % 2 === 0 ? 'browser' : 'page';
    const id = await createTemplate(api, `Crash ${round}`, mail(section(heading('Title'))));
    const first = await startBrowser(dataDir);
    await signIn(first.page, server.url, 'anna');
    await first.page.goto(`${server.url}/edit/${id}`);
    await editorPage(first.page).ready();
    const done: Work[] = [];
    const ended = work(first.page, done).catch(() => undefined);
    await sleep(WORK.least + Math.random() * (WORK.most - WORK.least));
    const killedAt = performance.now();
    await first.kill(what);
    const certain = done.filter(({ at }) => at < killedAt);
    if (what === 'browser') await first.close();
    await Promise.race([ended, sleep(2000)]);
    await first.close();

    const again = await startBrowser(dataDir);
    await signIn(again.page, server.url, 'anna');
    await again.page.goto(`${server.url}/edit/${id}`);
    const editor = editorPage(again.page);
    await editor.ready();
    const goOn = again.page.getByRole('button', { name: 'Continue with my changes' });
    // Killed before the first edit there is nothing to go on with.
    if (certain.length > 1) await goOn.click();
    const title = ((await editor.mail.getByRole('heading').textContent()) ?? '').replaceAll('\u00a0', ' ').trimEnd();
    const buttons = await editor.mail.getByText('Button', { exact: true }).count();
    const reached = certain.findLastIndex((one) => title.startsWith(one.title.trimEnd()) && buttons >= one.buttons);
    const next = certain[reached + 1];
    lost.push({ kill: what, ms: next === undefined ? 0 : Math.round(killedAt - next.at) });
    await again.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
  console.log(`Lost by ${KILLS} kills, milliseconds: ${lost.map(({ kill, ms }) => `${kill} ${ms}`).join(', ')}`);
  expect(lost.filter(({ ms }) => ms > MAX_LOST_MS)).toEqual([]);
});
