import { type Browser, expect, type Page } from '@playwright/test';

/** Pictures of a mail by address: all that is let through to a page without network. */
export type Pictures = ReadonlyMap<string, Buffer>;

/** Fetches every picture a mail names. */
export async function fetchPictures(html: string): Promise<Pictures> {
  const addresses = new Set([...html.matchAll(/<img\b[^>]*\bsrc="([^"]+)"/g)].map(([, src]) => src ?? ''));
  const pictures = new Map<string, Buffer>();
  for (const address of addresses) {
    const answer = await fetch(address);
    expect(answer.status, address).toBe(200);
    pictures.set(address, Buffer.from(await answer.arrayBuffer()));
  }
  return pictures;
}

/** Opens a mail on its own, without network: its pictures come from memory, anything else it asks for fails the test. */
export async function openMail(browser: Browser, html: string, width: number, pictures: Pictures): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 900 }, javaScriptEnabled: false });
  await page.route('**/*', async (route) => {
    const picture = pictures.get(route.request().url());
    if (picture) return route.fulfill({ body: picture, contentType: 'image/png' });
    await route.abort();
    throw new Error(`The mail asked for ${route.request().url()}`);
  });
  await page.setContent(html, { waitUntil: 'load' });
  return page;
}

/** The mail without its style block, as clients show it that leave it out. */
export function withoutStyles(html: string): string {
  return html.replace(/<style\b[\s\S]*?<\/style>/gi, '');
}
