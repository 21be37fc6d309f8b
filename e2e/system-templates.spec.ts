import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { test } from './support/test.ts';

const WIDTHS = [1024, 375] as const;
const SCHEMES = ['light', 'dark'] as const;

interface Listed {
  readonly id: string;
  readonly name: string;
}

/** A mail is a part of a page: it needs no landmarks and no way past them, and an empty one has no headline. */
const OF_PAGES = ['region', 'landmark-one-main', 'bypass', 'page-has-heading-one'];

/** All that axe finds wrong, or the contrast alone, which is what dark mode changes. */
async function findings(page: Page, scope: 'all' | 'contrast'): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (scope === 'all'
    ? axe.disableRules(OF_PAGES)
    : axe.withRules('color-contrast')
  ).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

/** Names of pictures that are not there. */
function brokenPictures(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const pictures = [...document.images];
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
    const grounds = [...document.querySelectorAll<HTMLElement>('[style*="background-image"]')].map((element) => {
      const ground = new Image();
      ground.src = /url\(["']?([^"')]+)/.exec(element.style.backgroundImage)?.[1] ?? '';
      return ground;
    });
    await Promise.all(grounds.map((ground) => ground.decode().catch(() => {})));
    return [...pictures, ...grounds].filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src);
  });
}

test('every seeded template is readable at 1024 and 375 px in light and in dark mode: axe finds nothing, nothing sticks out, pictures are there', async ({
  page,
  apiAs,
  server,
}) => {
  test.setTimeout(300_000);
  const anna = await apiAs('anna');
  const list = async (group: string) => {
    const path = `/systemtemplate/type/email/status/published?group=${group}&hideHtml=true`;
    return (await anna.json<{ elements: readonly Listed[] }>('GET', path)).elements;
  };
  const templates = new Map([...(await list('system')), ...(await list('layouts'))].map(({ id, name }) => [id, name]));
  expect(templates.size).toBe(19);
  for (const [id, name] of templates) {
    const { html } = await anna.json<{ html: string }>('GET', `/systemtemplate/${id}`);
    // A page of the server, so that the mail's pictures are asked for as a reader's client asks.
    await page.route(`${server.url}/mail`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
    await page.goto('/mail');
    expect(await brokenPictures(page), name).toEqual([]);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `${name} at ${width} px`).toBeLessThanOrEqual(0);
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme });
        expect(
          await findings(page, colorScheme === 'light' ? 'all' : 'contrast'),
          `${name} at ${width} px, ${colorScheme}`,
        ).toEqual([]);
      }
    }
    await page.unroute(`${server.url}/mail`);
  }
});
