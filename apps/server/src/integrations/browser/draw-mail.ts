import { LIMITS, mailView } from '@mailwright/contract';
import type { Browser, Page, Route } from 'playwright-core';
import type { MailPage, PictureRequest } from './port.ts';

/** The page has no origin that exists. */
const ADDRESS = 'http://mail.invalid/';

const CSP = "sandbox; default-src 'none'; img-src http: https: data:; style-src 'unsafe-inline'";

/** What Chromium can draw in one piece. */
const MAX_HEIGHT = 16_384;

/** A4 at 96 dots an inch. */
const PAPER_WIDTH = 794;

const LONGEST_PHONE = LIMITS.export.mobileWidth.max;

/** One picture of a mail, as high as the mail. */
export function drawPicture(browser: Browser, request: PictureRequest): Promise<Buffer> {
  const { width, format, maxHeight = MAX_HEIGHT } = request;
  const { html, windowWidth } = mailView(request.html, width, LONGEST_PHONE);
  return onPage(browser, { ...request, html, width: windowWidth }, async (page) => {
    const { cssContentSize } = await layoutOf(page);
    const height = Math.max(1, Math.min(Math.ceil(cssContentSize.height), maxHeight, MAX_HEIGHT));
    const clip = { x: 0, y: 0, width, height };
    return page.screenshot({ fullPage: true, type: format, clip, ...(format === 'jpeg' && { quality: 90 }) });
  });
}

/** The mail on pages of A4, laid out at its width and drawn as large as the paper is. */
export function drawPdf(browser: Browser, request: MailPage): Promise<Buffer> {
  return onPage(browser, request, async (page) => {
    await page.emulateMedia({ media: 'screen' });
    return page.pdf({ format: 'A4', printBackground: true, scale: PAPER_WIDTH / request.width });
  });
}

async function onPage<T>(browser: Browser, mail: MailPage, draw: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({
    // A mail is as high as it is, not as a window.
    viewport: { width: mail.width, height: 1 },
    javaScriptEnabled: false,
    serviceWorkers: 'block',
    acceptDownloads: false,
    offline: false,
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    const crashed = new Promise<never>((_, reject) => {
      page.once('crash', () => reject(new Error('The page crashed')));
    });
    return await Promise.race([openAndDraw(page, mail, draw), crashed]);
  } finally {
    await context.close().catch(() => null);
  }
}

async function openAndDraw<T>(page: Page, mail: MailPage, draw: (page: Page) => Promise<T>): Promise<T> {
  await page.route('**/*', (route) => answerRoute(route, mail));
  await page.goto(ADDRESS, { waitUntil: 'load' });
  return draw(page);
}

/** The mail itself, and pictures; nothing else exists for it. */
async function answerRoute(route: Route, { html, loadImage }: MailPage): Promise<void> {
  const request = route.request();
  if (request.url() === ADDRESS && request.resourceType() === 'document') {
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': CSP };
    return route.fulfill({ status: 200, headers, body: html });
  }
  const image = request.resourceType() === 'image' ? await loadImage(request.url()).catch(() => null) : null;
  // The page may be gone by the time a picture comes.
  const answer = image ? route.fulfill({ body: image.content, contentType: image.contentType }) : route.abort();
  await answer.catch(() => null);
}

async function layoutOf(page: Page) {
  const protocol = await page.context().newCDPSession(page);
  return protocol.send('Page.getLayoutMetrics');
}
