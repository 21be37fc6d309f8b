import { readFileSync } from 'node:fs';
import { blockRegistry } from '@mailwright/blocks';
import { readDocument } from '@mailwright/document';
import { renderDocument } from '@mailwright/render';
import type { Browser, Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { expectSamePicture } from './support/compare-pictures.ts';
import { editorPage } from './support/editor-page.ts';
import { everyTile } from './support/every-tile.ts';
import { openMail, withoutStyles } from './support/mail-page.ts';
import { runAxe } from './support/run-axe.ts';
import { samplePng } from './support/sample-image.ts';
import { createTemplate, heading, mail, node, type StoredNode } from './support/sample-mail.ts';
import { test } from './support/test.ts';

test.use({ sharesServer: true });

const WIDTHS = [
  { width: 1024, device: 'Desktop' },
  { width: 375, device: 'Mobile' },
] as const;

const QUARTERS = { stack: true, reverse: false, verticalAlign: 'top' };

/** The sections of a mail, on the canvas and on its own. */
const SECTIONS = 'table[align="center"] >> nth=0 >> xpath=./tbody/tr/td/*';

/** One picture for every image, so that what changes by the second (a timer) is the same in both places. */
const PICTURE = samplePng();

/** Places in the mail of the tiles that are compared at a width: on a phone one tile of each block, the deep run has all. */
function comparedAt(width: number, tiles: ReturnType<typeof everyTile>): readonly number[] {
  const isFirst = (index: number) => tiles.findIndex(({ type }) => type === tiles[index]?.type) === index;
  return [...tiles.keys()].filter((index) => width > 375 || process.env.DEEP || isFirst(index));
}

/** Each of these sections as it looks alone: heights of others at half a pixel would draw its lines one pixel higher or lower. */
async function sectionPictures(sections: Locator, places: readonly number[]): Promise<Buffer[]> {
  const pictures: Buffer[] = [];
  for (const index of places) {
    await sections.evaluateAll((elements, shown) => {
      for (const [place, element] of elements.entries()) {
        (element as HTMLElement).style.display = place === shown ? '' : 'none';
      }
    }, index);
    pictures.push(await sections.nth(index).screenshot());
  }
  return pictures;
}

/** The mail of a template as it is downloaded. */
async function downloadMail(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Options' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Download HTML' }).click(),
  ]);
  return readFileSync(await download.path(), 'utf8');
}

/** The mail with the one picture under every address it names. */
function openAlone(browser: Browser, html: string, width: number): Promise<Page> {
  const addresses = [...html.matchAll(/(?:src="|url\(')([^"')]+)/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  );
  return openMail(browser, html, width, new Map(addresses.map((address) => [address, PICTURE])));
}

test('every tile of the registry is drawn in the mail as on the canvas at 1024 and 375 px, and axe finds nothing serious', {
  tag: '@deep',
}, async ({ page, browser, apiAs, signInAs }) => {
  test.setTimeout(300_000);
  const tiles = everyTile();
  await page.route(/\.(?:png|gif|jpe?g|svg)(?:\?|$)|\/countdown|sample-picture/, (route) =>
    route.request().resourceType() === 'image'
      ? route.fulfill({ body: PICTURE, contentType: 'image/png' })
      : route.continue(),
  );
  await signInAs('anna');
  const id = await createTemplate(await apiAs('anna'), 'Every tile', mail(...tiles.map(({ section }) => section)));
  const editor = editorPage(page);
  await editor.open(id);
  const html = await downloadMail(page);

  await page.getByRole('button', { name: 'Preview' }).click();
  await page.setViewportSize({ width: 1024, height: 1400 });
  for (const { width, device } of WIDTHS) {
    await page.locator('header label').filter({ hasText: device }).click();
    await expect.poll(() => editor.mail.locator('html').evaluate((root) => root.clientWidth)).toBe(width);
    const places = comparedAt(width, tiles);
    await expect(editor.mail.locator(SECTIONS)).toHaveCount(tiles.length);
    const onCanvas = await sectionPictures(editor.mail.locator(SECTIONS), places);
    const alone = await openAlone(browser, html, width);
    await expect(alone.locator(SECTIONS)).toHaveCount(tiles.length);
    const inMail = await sectionPictures(alone.locator(SECTIONS), places);
    for (const [at, place] of places.entries()) {
      const name = `${tiles[place]?.tile}-${width}`;
      expectSamePicture(name, inMail[at] ?? Buffer.alloc(0), onCanvas[at] ?? Buffer.alloc(0));
    }
    expect(await alone.locator('html').evaluate((root) => root.scrollWidth)).toBeLessThanOrEqual(width);
    await alone.close();
  }

  const context = await browser.newContext({ viewport: { width: 1024, height: 900 } });
  const mailPage = await context.newPage();
  await mailPage.route('**/*', (route) => route.fulfill({ body: PICTURE, contentType: 'image/png' }));
  await mailPage.setContent(html);
  const found = await runAxe(mailPage, {});
  const serious = found.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ rule, html: source }) => `${rule}: ${source}`)).toEqual([]);
  await context.close();
});

/** Elements that reach out of the column they stand in, half a pixel aside. */
function wideElements(columns: readonly Element[]): string[] {
  return columns.flatMap((column) => {
    const { left, right } = column.getBoundingClientRect();
    return [...column.querySelectorAll('*')]
      .filter((element) => {
        const box = element.getBoundingClientRect();
        return box.width > 0 && (box.right > right + 0.5 || box.left < left - 0.5);
      })
      .map((element) => `${element.outerHTML.slice(0, 160)}: ${element.getBoundingClientRect().width} px`);
  });
}

test('no tile is wider than a quarter column, nor is a long word, and nothing scrolls sideways on a phone', {
  tag: '@deep',
}, async ({ browser }) => {
  const column = (content: readonly StoredNode[]) => node('column', { gap: 16 }, content);
  const blocks = everyTile().flatMap(({ section: { type, children } }) => {
    const [only, ...more] = type === 'section' && Array.isArray(children) ? children : [];
    return only && more.length === 0 ? [only.children] : [];
  });
  const words = [heading('Donaudampfschifffahrtsgesellschaft'), heading(`https://shop.example/${'long'.repeat(20)}`)];
  const contents = [...blocks, ...words.map((word) => [word])];
  const rows = contents.map((content) =>
    node('section', { ...QUARTERS, columns: [25, 25, 25, 25] }, [
      column([heading('A')]),
      column(content),
      column([heading('B')]),
      column([heading('C')]),
    ]),
  );
  const read = readDocument(mail(...rows), blockRegistry);
  const { html } = renderDocument(read.document, {
    registry: blockRegistry,
    assetBase: 'https://mail.example',
    title: 'Quarters',
  });
  for (const width of [1024, 375]) {
    const alone = await openAlone(browser, html, width);
    const columns = alone.locator('div[style*="display:inline-block;width:100%;max-width:165px"]');
    expect(await columns.count()).toBe(rows.length * 4);
    expect.soft(await columns.evaluateAll(wideElements)).toEqual([]);
    expect.soft(await alone.locator('html').evaluate((root) => root.scrollWidth)).toBeLessThanOrEqual(width);
    await alone.close();
  }
});

/** Each row's columns: how many lines they stand in, and their widths as whole percents of the row's. */
function linesOfColumns(rows: readonly Element[]): { lines: number; shares: number[] }[] {
  return rows.map((row) => {
    const columns = [...row.querySelectorAll('div[style*="display:inline-block"]')];
    const boxes = columns.map((column) => column.getBoundingClientRect());
    const { width } = row.getBoundingClientRect();
    return {
      lines: new Set(boxes.map(({ top }) => Math.round(top))).size,
      shares: boxes.map((box) => Math.round((box.width / width) * 100)),
    };
  });
}

test('columns are all beside each other or all stacked, in windows and panes of any width', { tag: '@deep' }, async ({
  browser,
}) => {
  const splits = [
    [50, 50],
    [33.33, 33.33, 33.33],
    [25, 25, 25, 25],
    [33.33, 66.66],
  ];
  const rows = splits.map((columns) =>
    node(
      'section',
      { ...QUARTERS, columns },
      columns.map((_, index) => node('column', { gap: 16 }, [heading(`Column ${index + 1}`)])),
    ),
  );
  const document = { ...mail(...rows), settings: { width: 700 } };
  const { html } = renderDocument(readDocument(document, blockRegistry).document, {
    registry: blockRegistry,
    assetBase: 'https://mail.example',
    title: 'Columns',
  });
  const beside = splits.map((split) => ({ lines: 1, shares: split.map(Math.round) }));
  const stacked = splits.map(({ length }) => ({ lines: length, shares: Array(length).fill(100) }));
  const pane = (width: number) => `${html}<style>html{width:${width}px!important}</style>`;
  const views = [
    ...[375, 600, 700, 767].map((width) => ({ name: `window ${width}`, source: html, width, expected: stacked })),
    ...[768, 1024].map((width) => ({ name: `window ${width}`, source: html, width, expected: beside })),
    ...[500, 600, 650, 700].map((width) => ({
      name: `pane ${width}`,
      source: pane(width),
      width: 1024,
      expected: beside,
    })),
  ];
  for (const { name, source, width, expected } of views) {
    const alone = await openAlone(browser, source, width);
    const found = await alone.locator('div:has(> div[style*="display:inline-block"])').evaluateAll(linesOfColumns);
    expect.soft(found, name).toEqual(expected);
    expect.soft(await alone.locator('html').evaluate((root) => root.scrollWidth), name).toBeLessThanOrEqual(width);
    await alone.close();
  }
  // A client that leaves the style block out has the columns wrap by themselves.
  const bare = await openAlone(browser, withoutStyles(html), 375);
  const [halves, thirds] = await bare
    .locator('div:has(> div[style*="display:inline-block"])')
    .evaluateAll(linesOfColumns);
  expect([halves?.lines, thirds?.lines]).toEqual([2, 3]);
  await bare.close();
});
