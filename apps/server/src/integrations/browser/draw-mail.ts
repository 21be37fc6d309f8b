import { setTimeout } from 'node:timers/promises';
import { LIMITS, mailView } from '@mailwright/contract';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import type { MailLayout, PictureLayout } from './port.ts';

/** Most pictures that are fetched ahead; the others wait until the page asks for them. */
const MAX_PREFETCHED_PICTURES = 60;

const COMMENT = /<!--[\s\S]*?-->/g;

const IMAGE = /<img\b[^>]*?\ssrc\s*=\s*(?:"(https?:[^"]*)"|'(https?:[^']*)')[^>]*>/gi;

/**
 * Addresses of pictures that a page will certainly ask for, as a browser asks for them, so that they can be fetched
 * while the page is being opened. One that is missed here comes when the page asks.
 */
export function imagesIn(html: string): string[] {
  const found = new Set<string>();
  for (const [tag, double, single] of html.replace(COMMENT, '').matchAll(IMAGE)) {
    const address = (double ?? single ?? '').replaceAll('&amp;', '&');
    const isPlain = !/&\w+;|&#/.test(address) && !/\s(?:srcset|loading)\s*=/i.test(tag);
    const url = isPlain ? URL.parse(address) : null;
    if (url) found.add(url.href);
    if (found.size === MAX_PREFETCHED_PICTURES) break;
  }
  return [...found];
}

/** Returns the address where the browser gets a picture, once; null when there is none. */
export type ImageAt = (address: string) => Promise<string | null>;

/** Source of the pictures of a mail that is drawn, and signal that nobody wants the drawing any more. */
export interface DrawingTies {
  readonly imageAt: ImageAt;
  readonly signal?: AbortSignal | undefined;
}

/** The page has no origin that exists. */
const ADDRESS = 'http://mail.invalid/';

const CSP = "sandbox; default-src 'none'; img-src http: https: data:; style-src 'unsafe-inline'; base-uri 'none'";

/** Largest height that Chromium can draw in one piece, pixels. */
const MAX_HEIGHT = 16_384;

/** A4 at 96 dots an inch. */
const PAPER_WIDTH = 794;

const MAX_PHONE_WIDTH = LIMITS.export.mobileWidth.max;

/** One picture of a mail, as high as the mail. */
export function drawPicture(browser: Browser, layout: PictureLayout, ties: DrawingTies): Promise<Buffer> {
  const { width, format, maxHeight = MAX_HEIGHT } = layout;
  const { html, windowWidth } = mailView(layout.html, width, MAX_PHONE_WIDTH);
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

/** The browser or the page went down under a mail, perhaps by another's fault. */
export class DrawingLost extends Error {}

/** A page has its mail soon, or the process behind it is gone, which nothing else tells until then; milliseconds. */
const PAGE_PATIENCE = 10_000;

/** Longest wait for a page to close, milliseconds: a page that crashed does not always close. */
const PAGE_CLOSING = 1000;

type Draw = (page: Page, protocol: CDPSession) => Promise<Buffer>;

async function onPage(browser: Browser, layout: MailLayout, ties: DrawingTies, draw: Draw): Promise<Buffer> {
  ties.signal?.throwIfAborted();
  const lost = Promise.withResolvers<never>();
  const lose = () => lost.reject(new DrawingLost('The browser ended'));
  browser.once('disconnected', lose);
  try {
    return await Promise.race([drawOn(browser, layout, ties, draw), lost.promise]);
  } finally {
    browser.off('disconnected', lose);
  }
}

async function drawOn(browser: Browser, layout: MailLayout, ties: DrawingTies, draw: Draw): Promise<Buffer> {
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
  const close = () => Promise.race([context.close().catch(() => undefined), setTimeout(PAGE_CLOSING)]);
  // Whatever the page is at fails then.
  ties.signal?.addEventListener('abort', close, { once: true });
  try {
    ties.signal?.throwIfAborted();
    const crashed = Promise.withResolvers<never>();
    const drawing = async () => {
      const crash = () => crashed.reject(new DrawingLost('The page crashed'));
      const { page, protocol } = await Promise.race([openMail(context, layout.html, imageAt, crash), noPage()]);
      await page.waitForLoadState('load');
      return draw(page, protocol);
    };
    return await Promise.race([drawing(), crashed.promise]);
  } finally {
    ties.signal?.removeEventListener('abort', close);
    await close();
  }
}

async function noPage(): Promise<never> {
  await setTimeout(PAGE_PATIENCE, undefined, { ref: false });
  throw new DrawingLost('The browser showed no page');
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

/** A page that has begun to show the mail. */
async function openMail(context: BrowserContext, html: string, imageAt: ImageAt, onCrash: () => void) {
  const page = await context.newPage();
  page.once('crash', onCrash);
  const protocol = await context.newCDPSession(page);
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
  await page.goto(ADDRESS, { waitUntil: 'commit' });
  return { page, protocol };
}
