import { type Browser, chromium, type Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { findBrowser } from '../../tools/find-browser.mjs';
import { type AppUnderTest, startApp } from '../editor/app-under-test.ts';
import { percentile } from '../support/statistics.ts';
import { printTable } from '../support/table.ts';
import { mailWithImage } from './mail-with-image.ts';

const PORT = 39_441;
const IMAGES = 5000;
const PER_CALL = 20;
const ROUNDS = 7;
/** A turn of the wheel, and how often it comes: about as fast as somebody scrolls who looks for something. */
const WHEEL = { pixels: 500, every: 60 };

declare global {
  interface Window {
    longTasks: number[];
  }
}

/** The image dialog with a large library beside an empty one: how long it takes to open, and how it scrolls to its end. */
export async function measureDialog(): Promise<void> {
  const app = await startApp(PORT);
  const browser = await chromium.launch(await findBrowser());
  try {
    const id = await app.store(mailWithImage());
    const page = await openEditor(browser, app, id);
    const empty = await openings(page, '[role="dialog"] h2 + p');
    for (let made = 0; made < IMAGES; made += 2 * PER_CALL) {
      await Promise.all(
        [made, made + PER_CALL].map((from) =>
          app.upload(Array.from({ length: PER_CALL }, (_, index) => picture(from + index))),
        ),
      );
    }
    const full = await openings(page, '[role="dialog"] [role="gridcell"] img');
    const scrolled = await scrollToTheEnd(page);
    const [emptyTime, fullTime] = [percentile(empty, 0.5), percentile(full, 0.5)];
    const tasks = scrolled.tasks;
    printTable(
      ['image dialog', 'measured'],
      [
        ['opened with an empty library, ms', emptyTime.toFixed(0)],
        [`opened with ${IMAGES} images, ms`, fullTime.toFixed(0)],
        ['– beyond an empty one, ms (limit: 300)', (fullTime - emptyTime).toFixed(0)],
        ['images listed at the end of scrolling', scrolled.listed],
        ['tasks over 50 ms while scrolling (limit: 0)', tasks.length],
        ['– the longest, ms', tasks.length === 0 ? '< 50' : Math.max(...tasks).toFixed(0)],
      ],
    );
  } finally {
    await browser.close();
    await app.close();
  }
}

/** A small photograph, each of another content: noise over a color of its own. */
function picture(seed: number): { readonly name: string; readonly content: Uint8Array } {
  const { width, height } = { width: 240, height: 160 };
  const image = new PNG({ width, height });
  let state = seed + 1;
  for (let at = 0; at < image.data.length; at += 4) {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    for (let channel = 0; channel < 3; channel += 1) {
      image.data[at + channel] = (seed * (37 + channel * 50) + ((state >> (8 + channel * 4)) % 24)) % 256;
    }
    image.data[at + 3] = 255;
  }
  return { name: `Picture ${seed}.png`, content: PNG.sync.write(image) };
}

async function openEditor(browser: Browser, app: AppUnderTest, id: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies([{ name: 'sessionId', value: app.sessionId, url: app.address }]);
  await context.addInitScript(() => {
    window.longTasks = [];
    localStorage.setItem('mailwright.editorTourDone', 'true');
    new PerformanceObserver((list) => {
      window.longTasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
  });
  const page = await context.newPage();
  await page.goto(`${app.address}/edit/${id}`);
  await openDialog(page);
  return page;
}

async function openDialog(page: Page): Promise<void> {
  const block = page.frameLocator('iframe[src^="/canvas-frame"]').locator('[data-mw-kind="block"]').first();
  const box = await block.boundingBox();
  if (!box) throw new Error('The mail shows no image block');
  await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2);
  await page.getByRole('dialog', { name: 'Images' }).waitFor();
}

/** Milliseconds from the press to what is awaited, in a page that has the dialog's code but nothing of the library. */
async function openings(page: Page, awaited: string): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.reload();
    await page.frameLocator('iframe[src^="/canvas-frame"]').locator('[data-mw-kind="block"]').first().waitFor();
    await page.waitForTimeout(1500);
    const before = page.evaluate(
      (selector) =>
        new Promise<number>((resolve) => {
          addEventListener(
            'dblclick',
            () => {
              const pressed = performance.now();
              const look = () => {
                const found = document.querySelector(selector);
                const isThere = found instanceof HTMLImageElement ? found.complete : found !== null;
                if (isThere) resolve(performance.now() - pressed);
                else requestAnimationFrame(look);
              };
              look();
            },
            { capture: true, once: true },
          );
        }),
      awaited,
    );
    await openDialog(page);
    times.push(await before);
  }
  return times;
}

async function scrollToTheEnd(page: Page): Promise<{ readonly tasks: readonly number[]; readonly listed: number }> {
  const grid = page.locator('[role="dialog"] [role="grid"]');
  const box = await grid.boundingBox();
  if (!box) throw new Error('The dialog shows no grid');
  await page.waitForTimeout(1500);
  await page.mouse.move(box.x + box.width / 2, box.y + 100);
  await page.evaluate(() => {
    window.longTasks = [];
  });
  const place = () => grid.evaluate((element) => element.parentElement?.scrollTop ?? 0);
  for (let standing = 0; standing < 20; ) {
    const before = await place();
    await page.mouse.wheel(0, WHEEL.pixels);
    await page.waitForTimeout(WHEEL.every);
    standing = (await place()) === before ? standing + 1 : 0;
  }
  const tasks = await page.evaluate(() => window.longTasks);
  const listed = await grid.evaluate(
    (element) => Number(element.getAttribute('aria-rowcount')) * Number(element.getAttribute('aria-colcount')),
  );
  return { tasks, listed };
}
