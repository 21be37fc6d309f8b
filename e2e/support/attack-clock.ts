import { type Browser, expect, type Page, type Request } from '@playwright/test';
import { openHost } from './attack-watch.ts';

/** Every way an attack takes, one after the other: a refresh, a frame, a style, a picture that fails, a script. */
const STEPS = [
  '<meta http-equiv="refresh" content="0;url=/1">',
  '<link rel="stylesheet" href="/none"><iframe src="/2"></iframe>',
  `<style>@keyframes x{}</style><p style="animation-name:x" onanimationstart="next.src='/none'">x</p>
    <img id="next" onerror="requestIdleCallback(() => { top.location = '/3' })">`,
  'Came all the way',
];

export interface AttackClock {
  /** Resolves when a page has nothing under way and an attack that begins after that has come all the way elsewhere. */
  readonly rest: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Measures when a page has had the time for an attack, by an attack in a browser of its own that nothing stops. */
export async function attackClock(browser: Browser, page: Page): Promise<AttackClock> {
  const host = await openHost(STEPS);
  const free = await browser.newContext();
  const attacked = await free.newPage();
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  // What a page had asked for is over once it is left.
  page.on('framedetached', (frame) => {
    for (const request of underWay) if (request.frame() === frame) underWay.delete(request);
  });
  const idle = async () => {
    await page.waitForLoadState('load');
    // Answers when the page is done with what it is at; a callback would never come where a page may run no scripts.
    await page.evaluate(() => document.readyState);
    await expect.poll(() => [...underWay].map((request) => request.url())).toEqual([]);
  };
  return {
    async rest() {
      await idle();
      await attacked.goto(`${host.url}/0`, { waitUntil: 'commit' });
      await attacked.waitForURL(`${host.url}/3`);
      await idle();
    },
    async close() {
      await free.close();
      await host.close();
    },
  };
}
