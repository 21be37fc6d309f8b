import type { Browser, CDPSession, Page } from 'playwright-core';
import { percentile } from '../support/statistics.ts';
import type { EditorUnderTest, Point } from './editor-under-test.ts';
import { installProbe, longestTask, untilPaint } from './in-page.ts';

export const FIGURES = [
  'open',
  'select',
  'selectWork',
  'prop',
  'propWork',
  'undo',
  'undoWork',
  'key',
  'keyWork',
  'keyLongest',
  'dragMove',
  'dragLongest',
  'drop',
  'heap',
] as const;

export type FigureName = (typeof FIGURES)[number];

/** Milliseconds, megabytes for the heap; the reason where there is no figure. */
export type EditorFigures = Partial<Record<FigureName, number | string>>;

const REPEATS = 7;
const MOVES = 60;
const STEP_LIMIT = 120_000;
/** Long enough for what editors put off: histories and styles are often written a quarter of a second later. */
const AFTERMATH = 400;

/** Opens a mail in a fresh window and does with it what a person does. */
export async function measureEditor(browser: Browser, editor: EditorUnderTest, rows: number): Promise<EditorFigures> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies([...editor.cookies]);
  const page = await context.newPage();
  // Our tour for newcomers would lie over what is measured.
  await page.addInitScript(() => localStorage.setItem('mailwright.editorTourDone', 'true'));
  page.setDefaultTimeout(STEP_LIMIT);
  await installProbe(page, editor.ready);
  const protocol = await context.newCDPSession(page);
  await protocol.send('Performance.enable');
  const figures: EditorFigures = {};
  const step = async (names: readonly FigureName[], measure: () => Promise<readonly number[]>) => {
    const values = await within(STEP_LIMIT * 2, measure()).catch((error: Error) => firstLine(error));
    names.forEach((name, index) => {
      figures[name] = typeof values === 'string' ? values : (values[index] ?? Number.NaN);
    });
    return typeof values !== 'string';
  };
  const repeated = (type: string, act: () => Promise<void>) => medians(page, protocol, type, act);
  try {
    const address = await editor.address(rows);
    if (!(await step(['open'], async () => [await openTwice(page, address)]))) return figures;
    await step(['heap'], async () => [await heapMegabytes(protocol)]);
    let turn = 0;
    await step(['select', 'selectWork'], () =>
      repeated(editor.selectsOn, async () => {
        turn += 1;
        const { x, y } = await pointIn(page, editor.button, turn % 2);
        await page.mouse.click(x, y);
      }),
    );
    await step(['prop', 'propWork'], async () => {
      await editor.focusProperty(page);
      return repeated(editor.property.event, () => editor.property.type(page));
    });
    await step(['undo', 'undoWork'], async () => {
      await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
      // Held down beforehand: the time to measure begins with the second key.
      await page.keyboard.down('Control');
      return repeated('keydown', () => page.keyboard.press('z')).finally(() => page.keyboard.up('Control'));
    });
    await step(['key', 'keyWork', 'keyLongest'], () => typing(page, protocol, editor));
    await step(['dragMove', 'dragLongest', 'drop'], () => dragging(page, protocol, editor));
    return figures;
  } finally {
    await context.close();
  }
}

/** The second time the scripts are in the cache, as they are for everyone who works with it. */
async function openTwice(page: Page, address: string): Promise<number> {
  for (let visit = 0; visit < 2; visit += 1) {
    await page.goto(address);
    await page.waitForFunction(() => window.probe.opened > 0);
  }
  await page.waitForTimeout(1500);
  return page.evaluate(() => window.probe.opened);
}

/** Medians of the time to the next paint and of all work of the main thread, put off or not. */
async function medians(page: Page, protocol: CDPSession, type: string, act: () => Promise<void>): Promise<number[]> {
  const paints: number[] = [];
  const works: number[] = [];
  for (let run = 0; run < REPEATS; run += 1) {
    const before = await busyMilliseconds(protocol);
    paints.push(await untilPaint(page, type, act));
    await page.waitForTimeout(AFTERMATH);
    works.push((await busyMilliseconds(protocol)) - before);
  }
  return [percentile(paints, 0.5), percentile(works, 0.5)];
}

async function typing(page: Page, protocol: CDPSession, editor: EditorUnderTest): Promise<number[]> {
  await editor.startText(page, await pointIn(page, editor.text, 1));
  let times: number[] = [];
  const longest = await longestTask(page, async () => {
    times = await medians(page, protocol, 'keydown', () => page.keyboard.press('x'));
  });
  await page.keyboard.press('Escape');
  return [...times, longest];
}

/** Carries a button through the visible part of the mail; the work of each move is what the main thread was busy. */
async function dragging(page: Page, protocol: CDPSession, editor: EditorUnderTest): Promise<number[]> {
  const button = await pointIn(page, editor.button, 0);
  await page.mouse.click(button.x, button.y);
  await page.waitForTimeout(AFTERMATH);
  const from = await editor.grip(page, await pointIn(page, editor.button, 0));
  const work: number[] = [];
  await page.mouse.move(from.x, from.y);
  const longest = await longestTask(page, async () => {
    await page.mouse.down();
    await page.mouse.move(from.x + 12, from.y + 6, { steps: 3 });
    for (let step = 0; step < MOVES; step += 1) {
      const before = await busyMilliseconds(protocol);
      await page.mouse.move(480 + ((step * 37) % 320), 240 + ((step * 53) % 420));
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
      work.push((await busyMilliseconds(protocol)) - before);
    }
  });
  const drop = await untilPaint(page, 'pointerup', () => page.mouse.up());
  return [percentile(work.slice(2), 0.95), longest, drop];
}

/** A point inside an element of the mail, away from what editors hang onto the edges of what is selected. */
async function pointIn(page: Page, selector: string, index: number): Promise<Point> {
  const box = await page.frameLocator('iframe').first().locator(selector).nth(index).boundingBox();
  if (!box) throw new Error(`Nothing in sight is ${selector}`);
  return { x: box.x + Math.min(40, box.width / 2), y: box.y + box.height / 2 };
}

async function busyMilliseconds(protocol: CDPSession): Promise<number> {
  const { metrics } = await protocol.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

async function heapMegabytes(protocol: CDPSession): Promise<number> {
  await protocol.send('HeapProfiler.collectGarbage');
  const { metrics } = await protocol.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0) / 2 ** 20;
}

async function within<T>(limit: number, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`not done in ${limit / 1000} s`)), limit);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}

function firstLine(error: Error): string {
  return error.message.split('\n', 1)[0] ?? 'no reason given';
}
