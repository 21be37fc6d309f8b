import type { Browser, CDPSession, Page } from 'playwright-core';
import { percentile } from '../support/statistics.ts';
import type { AppUnderTest } from './app-under-test.ts';
import { installProbe, untilPaint } from './in-page.ts';

/** Milliseconds, but for the heap. */
export interface EditorFigures {
  readonly open: number;
  readonly select: number;
  readonly prop: number;
  readonly key: number;
  readonly undo: number;
  readonly dragMove: number;
  readonly drop: number;
  readonly longest: number;
  readonly heap: number;
}

const REPEATS = 7;
const MOVES = 60;

/** Opens a stored mail in a fresh window and does with it what a person does. */
export async function measureEditor(browser: Browser, app: AppUnderTest, templateId: string): Promise<EditorFigures> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies([{ name: 'sessionId', value: app.sessionId, url: app.address }]);
  const page = await context.newPage();
  await installProbe(page);
  const protocol = await context.newCDPSession(page);
  await protocol.send('Performance.enable');
  try {
    const open = await openTwice(page, `${app.address}/edit/${templateId}`);
    const heap = await heapMegabytes(protocol);
    await page.evaluate(() => {
      window.probe.longest = 0;
    });
    const select = await median(() => selectNext(page));
    const prop = await median(() => typeLabel(page));
    const undo = await median(() => untilPaint(page, 'keydown', () => page.keyboard.press('Control+z')));
    const key = await keyPress(page);
    const { move, drop } = await drag(page, protocol);
    const longest = await page.evaluate(() => window.probe.longest);
    return { open, select, prop, key, undo, dragMove: move, drop, longest, heap };
  } finally {
    await context.close();
  }
}

/** The second time the scripts are in the cache, as they are for everyone who works with it. */
async function openTwice(page: Page, address: string): Promise<number> {
  for (let visit = 0; visit < 2; visit += 1) {
    await page.goto(address);
    await page.waitForFunction(() => window.probe.opened > 0, null, { timeout: 120_000 });
  }
  await page.waitForTimeout(1500);
  return page.evaluate(() => window.probe.opened);
}

async function median(measure: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < REPEATS; run += 1) times.push(await measure());
  return percentile(times, 0.5);
}

let turn = 0;

/** Clicks on another button of the mail. */
async function selectNext(page: Page): Promise<number> {
  turn += 1;
  const box = await blockBox(page, turn % 2);
  const time = await untilPaint(page, 'pointerdown', () => page.mouse.click(box.x + 12, box.y + 12));
  await page.waitForTimeout(50);
  return time;
}

async function typeLabel(page: Page): Promise<number> {
  const label = page.getByLabel('Label', { exact: true });
  await label.focus();
  const time = await untilPaint(page, 'input', () => page.keyboard.insertText('a'));
  // Leaving the input ends the step, so that each change has an undo of its own.
  await label.blur();
  await page.waitForTimeout(50);
  return time;
}

async function keyPress(page: Page): Promise<number> {
  const text = page.frameLocator('iframe').locator('div[data-mw-edit="content"]').nth(1);
  const box = await text.boundingBox();
  if (!box) throw new Error('No text is in sight');
  // The tag of what is selected may stand over its beginning.
  await page.mouse.dblclick(box.x + box.width - 20, box.y + 8);
  await page.getByRole('toolbar').waitFor();
  const time = await median(() => untilPaint(page, 'keydown', () => page.keyboard.press('x')));
  await page.keyboard.press('Escape');
  await page.waitForTimeout(100);
  return time;
}

/** Carries a block through the visible part of the mail; the work of each move is what the main thread was busy. */
async function drag(page: Page, protocol: CDPSession): Promise<{ move: number; drop: number }> {
  const from = await blockBox(page, 0);
  const work: number[] = [];
  await page.mouse.move(from.x + 12, from.y + 12);
  await page.mouse.down();
  for (let step = 0; step < MOVES; step += 1) {
    const before = await busySeconds(protocol);
    await page.mouse.move(480 + ((step * 37) % 320), 240 + ((step * 53) % 420));
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    work.push(((await busySeconds(protocol)) - before) * 1000);
  }
  const drop = await untilPaint(page, 'pointerup', () => page.mouse.up());
  return { move: percentile(work.slice(2), 0.95), drop };
}

async function blockBox(page: Page, index: number): Promise<{ x: number; y: number }> {
  const box = await page.frameLocator('iframe').locator('a[data-mw-edit="label"]').nth(index).boundingBox();
  if (!box) throw new Error('No button is in sight');
  return box;
}

async function busySeconds(protocol: CDPSession): Promise<number> {
  const { metrics } = await protocol.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}

async function heapMegabytes(protocol: CDPSession): Promise<number> {
  await protocol.send('HeapProfiler.collectGarbage');
  const { metrics } = await protocol.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0) / 2 ** 20;
}
