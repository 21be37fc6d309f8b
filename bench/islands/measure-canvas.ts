import type { EmailDocument } from '@mailwright/document';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { AppUnderTest } from '../editor/app-under-test.ts';
import { installProbe, longestTask, untilPaint } from '../editor/in-page.ts';
import { percentile } from '../support/statistics.ts';

const REPEATS = 5;
const STEP_TIMEOUT_MS = 180_000;
/** A burst of a person who types. */
const KEYS = 20;
const BETWEEN_KEYS = 80;

export interface CanvasFigures {
  /** Milliseconds to the paint of the mail in a bare frame. */
  readonly bare: number;
  /** Milliseconds from the address to a canvas that can be edited. */
  readonly open: number;
  /** Milliseconds from accepting the import to a canvas that can be edited. */
  readonly imported: number;
  readonly property: number;
  readonly key: number;
  /** Milliseconds; 0 when none took 50 or more. */
  readonly longest: number;
  readonly undo: number;
  readonly duplicate: number;
  /** Megabytes of the JavaScript heap after opening. */
  readonly heap: number;
}

/** Does with a mail of foreign HTML what a person does; `document` holds `source`, in one way or another. */
export async function measureCanvas(
  browser: Browser,
  app: AppUnderTest,
  mail: { readonly document: EmailDocument; readonly source: string; readonly target: 'replace' | 'block' },
): Promise<CanvasFigures> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies([{ name: 'sessionId', value: app.sessionId, url: app.address }]);
  try {
    const bare = await measureBare(context, app.address, mail.source);
    const imported = await measureImport(context, app, mail);
    return {
      bare,
      imported,
      ...(await measureEditing(context, `${app.address}/edit/${await app.store(mail.document)}`)),
    };
  } finally {
    await context.close();
  }
}

/** The least that any editor could take: the browser's own parsing, layout and paint. */
async function measureBare(context: BrowserContext, address: string, source: string): Promise<number> {
  const page = await context.newPage();
  await page.goto(`${address}/favicon.svg`);
  const times: number[] = [];
  for (let round = 0; round < REPEATS; round += 1) {
    await page.goto(`${address}/canvas-frame`);
    const took = await page.evaluate(
      (html) =>
        new Promise<number>((resolve) => {
          const frame = document.createElement('iframe');
          frame.style.cssText = 'width:1024px;height:100000px;border:0';
          const start = performance.now();
          document.body.append(frame);
          frame.contentDocument?.open();
          frame.contentDocument?.write(html);
          frame.contentDocument?.close();
          requestAnimationFrame(() => {
            const channel = new MessageChannel();
            channel.port1.onmessage = () => resolve(performance.now() - start);
            channel.port2.postMessage(null);
          });
        }),
      source,
    );
    times.push(took);
  }
  await page.close();
  return percentile(times, 0.5);
}

const READY = { page: '[data-canvas]', frame: '[data-mw-at]' };

async function measureImport(
  context: BrowserContext,
  app: AppUnderTest,
  { source, target }: { readonly source: string; readonly target: 'replace' | 'block' },
): Promise<number> {
  const page = await openedPage(context);
  const nothing = {
    formatVersion: 1,
    nodes: [{ id: 'wrapper', type: 'page-wrapper', props: {}, style: {}, children: [] }],
  };
  await page.goto(`${app.address}/edit/${await app.store(nothing as unknown as EmailDocument)}`);
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('menuitem', { name: 'Import' }).click();
  if (target === 'block') await page.getByRole('radio', { name: 'Insert as a block' }).check();
  const buffer = Buffer.from(source);
  await page.locator('input[type="file"]').setInputFiles({ name: 'mail.html', mimeType: 'text/html', buffer });
  const accept = page.getByRole('button', { name: target === 'replace' ? 'Replace email' : 'Insert', exact: true });
  await accept.and(page.locator(':enabled')).waitFor();
  await page.waitForTimeout(4000);
  const done = await page.evaluateHandle(
    (mark) => ({
      took: new Promise<number>((resolve) => {
        window.addEventListener(
          'click',
          () => {
            const start = performance.now();
            const look = () => {
              const drawn = document.querySelector('iframe[src^="/canvas-frame"]') as HTMLIFrameElement | null;
              if (drawn?.contentDocument?.querySelector(mark))
                requestAnimationFrame(() => resolve(performance.now() - start));
              else requestAnimationFrame(look);
            };
            look();
          },
          { capture: true, once: true },
        );
      }),
    }),
    READY.frame,
  );
  await accept.click();
  const took = await done.evaluate(({ took: value }) => value);
  await page.close();
  return took;
}

async function measureEditing(context: BrowserContext, address: string) {
  const page = await openedPage(context);
  await installProbe(page, READY);
  const protocol = await context.newCDPSession(page);
  await protocol.send('Performance.enable');
  // The second time the scripts are in the cache, as they are for everyone who works with it.
  for (let visit = 0; visit < 2; visit += 1) {
    await page.goto(address);
    await page.waitForFunction(() => window.probe.opened > 0);
  }
  await page.waitForTimeout(3000);
  const open = await page.evaluate(() => window.probe.opened);
  await protocol.send('HeapProfiler.collectGarbage');
  const { metrics } = await protocol.send('Performance.getMetrics');
  const heap = (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0) / 2 ** 20;

  const words = await page.frameLocator('iframe').first().locator('h2').nth(1).boundingBox();
  if (!words) throw new Error('No heading is in sight');
  await page.mouse.click(words.x + 20, words.y + words.height / 2);
  const panel = page.locator('[data-part-panel]');
  const padding = panel.getByLabel('Padding', { exact: true });
  await padding.focus();
  const property = await median(page, 'input', () => page.keyboard.insertText('1'));
  const text = panel.getByLabel('Text', { exact: true });
  await text.focus();
  const key = await median(page, 'input', () => page.keyboard.press('x'));
  const longest = await longestTask(page, async () => {
    for (let press = 0; press < KEYS; press += 1) {
      await page.keyboard.press('y');
      await page.waitForTimeout(BETWEEN_KEYS);
    }
    await page.waitForTimeout(2000);
  });
  await text.blur();
  await page.keyboard.down('Control');
  const undo = await median(page, 'keydown', () => page.keyboard.press('z'), 2);
  await page.keyboard.up('Control');
  await page.mouse.click(words.x + 20, words.y + words.height / 2);
  const duplicate = await median(page, 'click', () => panel.getByRole('button', { name: 'Duplicate' }).click(), 3);
  await page.close();
  return { open, heap, property, key, longest, undo, duplicate };
}

async function openedPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(STEP_TIMEOUT_MS);
  await page.addInitScript(() => localStorage.setItem('mailwright.editorTourDone', 'true'));
  return page;
}

async function median(page: Page, event: string, act: () => Promise<void>, rounds = REPEATS): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    times.push(await untilPaint(page, event, act));
    await page.waitForTimeout(600);
  }
  return percentile(times, 0.5);
}
