import { LIMITS, mailView } from '@mailwright/contract';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { imagesIn } from './images-in.ts';
import type { MailLayout, PictureLayout } from './port.ts';

/** Where the browser gets a picture, once; null where there is none. */
export type ImageAt = (address: string) => Promise<string | null>;

/** How a mail that is drawn gets its pictures, and hears that nobody wants it any more. */
export interface DrawingTies {
  readonly imageAt: ImageAt;
  readonly signal?: AbortSignal | undefined;
}

/** The page has no origin that exists. */
const ADDRESS = 'http://mail.invalid/';

const CSP = "sandbox; default-src 'none'; img-src http: https: data:; style-src 'unsafe-inline'";

/** What Chromium can draw in one piece. */
const MAX_HEIGHT = 16_384;

/** A4 at 96 dots an inch. */
const PAPER_WIDTH = 794;

const LONGEST_PHONE = LIMITS.export.mobileWidth.max;

/** One picture of a mail, as high as the mail. */
export function drawPicture(browser: Browser, layout: PictureLayout, ties: DrawingTies): Promise<Buffer> {
  const { width, format, maxHeight = MAX_HEIGHT } = layout;
  const { html, windowWidth } = mailView(layout.html, width, LONGEST_PHONE);
  return onPage(browser, { html, width: windowWidth }, ties, async (page, protocol) => {
    const { cssContentSize } = await protocol.send('Page.getLayoutMetrics');
    const height = Math.max(1, Math.min(Math.ceil(cssContentSize.height), maxHeight, MAX_HEIGHT));
    const clip = { x: 0, y: 0, width, height };
    return page.screenshot({ fullPage: true, type: format, clip, ...(format === 'jpeg' && { quality: 90 }) });
  });
}

/** The mail on pages of A4, laid out at its width and drawn as large as the paper is. */
export function drawPdf(browser: Browser, layout: MailLayout, ties: DrawingTies): Promise<Buffer> {
  return onPage(browser, layout, ties, async (page) => {
    await page.emulateMedia({ media: 'screen' });
    return page.pdf({ format: 'A4', printBackground: true, scale: PAPER_WIDTH / layout.width });
  });
}

type Draw = (page: Page, protocol: CDPSession) => Promise<Buffer>;

async function onPage(browser: Browser, layout: MailLayout, ties: DrawingTies, draw: Draw): Promise<Buffer> {
  ties.signal?.throwIfAborted();
  const imageAt = fetchedEarly(layout.html, ties.imageAt);
  const context = await browser.newContext({
    // A mail is as high as it is, not as a window.
    viewport: { width: layout.width, height: 1 },
    javaScriptEnabled: false,
    serviceWorkers: 'block',
    acceptDownloads: false,
    offline: false,
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  const close = () => context.close().catch(() => undefined);
  // Whatever the page is at fails then.
  ties.signal?.addEventListener('abort', close, { once: true });
  try {
    ties.signal?.throwIfAborted();
    const page = await context.newPage();
    const crashed = new Promise<never>((_, reject) => {
      page.once('crash', () => reject(new Error('The page crashed')));
    });
    return await Promise.race([openAndDraw(page, layout, imageAt, draw), crashed]);
  } finally {
    ties.signal?.removeEventListener('abort', close);
    await close();
  }
}

/** Pictures come while the page is being made. */
function fetchedEarly(html: string, imageAt: ImageAt): ImageAt {
  const early = new Map(imagesIn(html).map((address) => [address, imageAt(address)]));
  return (address) => {
    const place = early.get(address);
    // A place is good for one picture.
    early.delete(address);
    return place ?? imageAt(address);
  };
}

async function openAndDraw(page: Page, { html }: MailLayout, imageAt: ImageAt, draw: Draw): Promise<Buffer> {
  const protocol = await page.context().newCDPSession(page);
  protocol.on('Fetch.requestPaused', ({ requestId, request, resourceType }) => {
    const isMail = request.url === ADDRESS && resourceType === 'Document';
    const answered = isMail ? handMail() : handImage();
    // The page may be gone by the time a picture comes.
    answered.catch(() => undefined);

    function handMail() {
      const responseHeaders = [
        { name: 'content-type', value: 'text/html; charset=utf-8' },
        { name: 'content-security-policy', value: CSP },
      ];
      const body = Buffer.from(html).toString('base64');
      return protocol.send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders, body });
    }

    /** Pictures; nothing else exists for a mail. */
    async function handImage() {
      const url = resourceType === 'Image' ? await imageAt(request.url) : null;
      if (url === null) return protocol.send('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' });
      return protocol.send('Fetch.continueRequest', { requestId, url, headers: [] });
    }
  });
  await protocol.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] });
  await page.goto(ADDRESS, { waitUntil: 'load' });
  return draw(page, protocol);
}
