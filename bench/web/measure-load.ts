import type { Browser, CDPSession, Page } from 'playwright-core';

/** 10 Mbit/s each way, and 50 ms until anything answers. */
const LINE = { offline: false, latency: 50, downloadThroughput: 10e6 / 8, uploadThroughput: 10e6 / 8 };

const KINDS = { Document: 'page', Script: 'JavaScript', Stylesheet: 'CSS', Font: 'fonts', Image: 'pictures' } as const;
type Kind = (typeof KINDS)[keyof typeof KINDS] | 'data';

export interface Load {
  /** From the navigation until the screen could be used, milliseconds. */
  readonly usable: number;
  /** Bytes that the browser received or requested until the screen was shown, as they travel, headers included. */
  readonly bytes: ReadonlyMap<Kind, number>;
  /** Bytes of the app that it requested in the seconds after; nobody waits for them, but they travel. */
  readonly after: number;
}

/** Measures the load for a person with an empty cache: the wait until `usable` resolves, and the bytes received. */
export async function measureLoad(
  browser: Browser,
  address: string,
  cookie: { readonly name: string; readonly value: string },
  usable: (page: Page) => Promise<void>,
): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  await context.addCookies([{ ...cookie, url: address }]);
  await context.addInitScript(() => {
    localStorage.setItem('mailwright.dashboardTourDone', 'true');
    localStorage.setItem('mailwright.editorTourDone', 'true');
  });
  await context.addInitScript(noteMail);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  const requests = countRequests(session);
  const started = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await usable(page);
  const time = performance.now() - started;
  const end = Date.now();
  const stood = await page.evaluate(() => (window as { mailStood?: number }).mailStood);
  await page.waitForTimeout(AFTER);
  const bytes = await requests.askedFor({ until: stood ?? end });
  const all = await requests.askedFor({ until: end + AFTER });
  await context.close();
  const ofTheApp = (sums: ReadonlyMap<Kind, number>) =>
    [...sums].reduce((sum, [kind, size]) => (kind === 'data' || kind === 'pictures' ? sum : sum + size), 0);
  return { usable: time, bytes, after: ofTheApp(all) - ofTheApp(bytes) };
}

/** Milliseconds. */
const AFTER = 5000;

/** Runs in every frame: in that of the canvas it notes when the mail is painted, in the clock of requests. */
function noteMail(): void {
  if (location.pathname !== '/canvas-frame') return;
  const look = () => {
    const stands = (document.body?.firstElementChild?.getBoundingClientRect().height ?? 0) > 0;
    if (stands) (window.top as { mailStood?: number }).mailStood ??= performance.timeOrigin + performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

interface Asked {
  readonly kind: Kind;
  /** Milliseconds since 1970. */
  readonly at: number;
  bytes: number | null;
}

/** Counts what answers the requests of a page, by kind; `askedFor` waits for the answers to those made until then. */
function countRequests(session: CDPSession): { askedFor(span: { until: number }): Promise<Map<Kind, number>> } {
  const asked = new Map<string, Asked>();
  let answered: (() => void) | undefined;
  session.on('Network.requestWillBeSent', ({ requestId, type = 'Other', request, wallTime }) => {
    if (/^(?:data|blob):/.test(request.url)) return;
    const kind = type in KINDS ? KINDS[type as keyof typeof KINDS] : 'data';
    asked.set(requestId, { kind, at: wallTime * 1000, bytes: null });
  });
  const end = (requestId: string, bytes: number) => {
    const request = asked.get(requestId);
    if (request) request.bytes = bytes;
    answered?.();
  };
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => end(requestId, encodedDataLength));
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0));
  return {
    async askedFor({ until }) {
      const soFar = [...asked.values()].filter(({ at }) => at <= until);
      while (soFar.some(({ bytes }) => bytes === null)) await new Promise<void>((resolve) => (answered = resolve));
      const sums = new Map<Kind, number>();
      for (const { kind, bytes } of soFar) sums.set(kind, (sums.get(kind) ?? 0) + (bytes ?? 0));
      return sums;
    },
  };
}
