import axe from 'axe-core';
import { type Browser, chromium, type Page } from 'playwright-core';
import { findBrowser } from '../../tools/find-browser.mjs';
import { withoutStyleBlocks } from './inspect-markup.ts';

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="250" height="150"/>';
const PHONE = 375;

export interface Inspection {
  readonly stacksWithStyles: boolean;
  readonly stacksWithout: boolean;
  /** Rules of axe that the mail breaks, those that are serious or worse. */
  readonly axe: readonly string[];
}

/** Opens a mail on a phone's width, with and without its style block, and on a desk's for axe. Nothing is fetched. */
export async function inspectInBrowser(mails: readonly string[]): Promise<readonly Inspection[]> {
  const browser = await chromium.launch(await findBrowser());
  try {
    const inspections: Inspection[] = [];
    for (const html of mails) {
      inspections.push({
        stacksWithStyles: await onPage(browser, html, stacks),
        stacksWithout: await onPage(browser, withoutStyleBlocks(html), stacks),
        axe: await onPage(browser, html, brokenRules),
      });
    }
    return inspections;
  } finally {
    await browser.close();
  }
}

async function onPage<T>(browser: Browser, html: string, look: (page: Page) => Promise<T>): Promise<T> {
  const page = await browser.newPage({ viewport: { width: PHONE, height: 800 } });
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'image'
      ? route.fulfill({ contentType: 'image/svg+xml', body: PICTURE })
      : route.abort(),
  );
  await page.setContent(html, { waitUntil: 'load' });
  const seen = await look(page);
  await page.close();
  return seen;
}

/** Returns whether the text of the first row is under its picture, and nothing is wider than the window. */
async function stacks(page: Page): Promise<boolean> {
  const image = await page.locator('img[alt="Item 0"]').boundingBox();
  const text = await page.getByText('Item 0', { exact: true }).first().boundingBox();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  return image !== null && text !== null && text.y >= image.y + image.height - 1 && width <= PHONE;
}

async function brokenRules(page: Page): Promise<readonly string[]> {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run: () => Promise<{ violations: { id: string; impact: string }[] }> };
    };
    const { violations } = await axe.run();
    return violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(({ id }) => id);
  });
}
