import { execFileSync } from 'node:child_process';
import { chromium, type Page } from 'playwright-core';
import { findBrowser } from '../../tools/find-browser.mjs';
import { startApp } from '../editor/app-under-test.ts';
import { syntheticMail } from '../render/synthetic-mail.ts';
import { percentile } from '../support/statistics.ts';
import { printTable } from '../support/table.ts';

const PORT = 39_437;
const CARDS = 2000;
/** A turn of the wheel, and how often it comes: about as fast as somebody scrolls who looks for something. */
const WHEEL = { pixels: 400, every: 60 };

declare global {
  interface Window {
    seen: { tasks: number[]; shift: number };
  }
}

execFileSync(process.execPath, ['tools/build.mjs'], { stdio: 'inherit' });
const app = await startApp(PORT);
const browser = await chromium.launch(await findBrowser());
try {
  for (let made = 0; made < CARDS; made += 50) {
    await Promise.all(Array.from({ length: 50 }, () => app.store(syntheticMail(3))));
  }
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies([{ name: 'sessionId', value: app.sessionId, url: app.address }]);
  await context.addInitScript(() => {
    window.seen = { tasks: [], shift: 0 };
    localStorage.setItem('mailwright.dashboardTourDone', 'true');
    new PerformanceObserver((list) => {
      window.seen.tasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) window.seen.shift += entry.value;
      }
    }).observe({ type: 'layout-shift' });
  });
  const page = await context.newPage();
  await page.goto(`${app.address}/?status=draft`);
  await page.getByRole('list', { name: 'Templates' }).getByRole('listitem').first().waitFor();
  await page.waitForTimeout(2000);
  await page.evaluate(() => {
    window.seen = { tasks: [], shift: 0 };
  });
  const cards = await scrollToTheEnd(page);
  const { tasks, shift } = await page.evaluate(() => window.seen);
  const longest = Math.max(0, ...tasks);
  printTable(
    ['scrolling through a list of cards', 'measured'],
    [
      ['cards at the end', cards],
      ['tasks over 50 ms', tasks.length],
      ['– the longest, ms', longest === 0 ? '< 50' : longest.toFixed(0)],
      ['– their median, ms', tasks.length === 0 ? '–' : percentile(tasks, 0.5).toFixed(0)],
      ['cumulative layout shift', shift.toFixed(3)],
    ],
  );
} finally {
  await browser.close();
  await app.close();
}

async function scrollToTheEnd(page: Page): Promise<number> {
  const count = () => page.getByRole('list', { name: 'Templates' }).getByRole('listitem').count();
  await page.mouse.move(900, 500);
  let standing = 0;
  while (standing < 40) {
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, WHEEL.pixels);
    await page.waitForTimeout(WHEEL.every);
    standing = (await page.evaluate(() => window.scrollY)) === before ? standing + 1 : 0;
    if ((await count()) >= CARDS && standing > 5) break;
  }
  return count();
}
