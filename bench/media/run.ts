import { statSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { findBrowser } from '../../tools/find-browser.mjs';
import { startApp } from '../editor/app-under-test.ts';
import { syntheticMail } from '../render/synthetic-mail.ts';
import { figure, percentile } from '../support/statistics.ts';
import { printTable } from '../support/table.ts';
import { measureDialog } from './dialog.ts';
import { measureIcons } from './icons.ts';
import { type DropFigures, measureDrop, watchPage } from './measure-drop.ts';
import { photographs } from './photographs.ts';

const PORT = 39_431;
const ROUNDS = 5;

measureIcons();
const files = await photographs(10);
const app = await startApp(PORT);
const browser = await chromium.launch(await findBrowser());
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies([{ name: 'sessionId', value: app.sessionId, url: app.address }]);
  const rows: (readonly (string | number)[])[] = [];
  for (const count of [1, 10]) {
    const rounds: DropFigures[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const page = await context.newPage();
      await watchPage(page);
      await page.goto(`${app.address}/edit/${await app.store(syntheticMail(3))}`);
      await page.locator('[data-canvas]').waitFor();
      await page.frameLocator('iframe[src^="/canvas-frame"]').locator('[data-mw-kind="block"]').first().waitFor();
      // Palette and panels are fetched after the mail stands; they are no part of this.
      await page.waitForLoadState('networkidle');
      rounds.push(await measureDrop(page, files.slice(0, count)));
      await page.close();
    }
    const middle = (of: (figures: DropFigures) => number) => figure(percentile(rounds.map(of), 0.5));
    rows.push([
      count,
      middle(({ total }) => total),
      middle(({ inWorker }) => percentile(inWorker, 0.5)),
      middle(({ longestTask }) => longestTask),
      middle(({ blocking }) => blocking),
    ]);
  }
  const megabytes = files.reduce((sum, file) => sum + statSync(file).size, 0) / files.length / 2 ** 20;
  console.log(
    `Photographs of 4000 × 3000 pixels, ${figure(megabytes)} MB each, let go on the canvas at once; milliseconds, the middle of ${ROUNDS} rounds.\n`,
  );
  printTable(['photographs', 'all in the mail', 'one in its worker', 'longest task', 'total blocking time'], rows);
} finally {
  await browser.close();
  await app.close();
}

await measureDialog();
