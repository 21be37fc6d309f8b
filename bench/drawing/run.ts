import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { performance } from 'node:perf_hooks';
import { writeDocument } from '@mailwright/document';
import { createTransport } from 'nodemailer';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { createGuardedFetch } from '../../apps/server/src/fetch/guarded-fetch.ts';
import { createProcessBrowser } from '../../apps/server/src/integrations/browser/process-browser.ts';
import { createMetrics } from '../../apps/server/src/metrics/metrics.ts';
import { createPictureSource } from '../../apps/server/src/modules/exports/picture-source.ts';
import type { MailWork } from '../../apps/server/src/modules/mail-work/mail-work.ts';
import { createSampleRenderer } from '../../apps/server/src/modules/templates/create/sample-mail.ts';
import { EMPTY_BODY } from '../../apps/server/src/modules/templates/present.ts';
import { drawDueThumbnail } from '../../apps/server/src/modules/thumbnails/draw-thumbnail.ts';
import { findBrowser } from '../../tools/find-browser.mjs';
import { syntheticMail } from '../render/synthetic-mail.ts';
import { figure, percentile } from '../support/statistics.ts';
import { printTable } from '../support/table.ts';

const ROUNDS = 10;
const WIDTH = 1024;
const PAPER_WIDTH = 794;

/** Photographs of 900 × 600, each under an address of its own: as large as mails have them, and far larger. */
function photographOf(sigma: number, quality: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma } as const;
  return sharp({ create: { width: 900, height: 600, channels: 3, background: '#888', noise } })
    .jpeg({ quality })
    .toBuffer();
}

const usual = await photographOf(8, 70);
const large = await photographOf(26, 88);
let photograph = usual;
let page = '';
const site = createServer(({ url }, response) => {
  const isPage = url === '/';
  response.writeHead(200, { 'content-type': isPage ? 'text/html; charset=utf-8' : 'image/jpeg' });
  response.end(isPage ? page : photograph);
});
await new Promise<void>((listening) => {
  site.listen(0, '127.0.0.1', listening);
});
const address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;

const launched = await findBrowser();
const bare = await chromium.launch(launched);
const { CHROMIUM_PATH, PATH = '' } = process.env;
/** As the server has it, in a process of its own. */
const drawing = createProcessBrowser({ chromiumPath: CHROMIUM_PATH || null, searchPath: PATH });
const fetch = createGuardedFetch({ isAllowed: () => true });
const askSelf = () => Promise.reject(new Error('There is no server'));
/** New for each mail, so that nothing is remembered from the last. */
const imagesOf = () => createPictureSource({ fetch, askSelf, ownAddresses: [] })();

async function barePage<T>(width: number, draw: (page: Awaited<ReturnType<typeof bare.newPage>>) => Promise<T>) {
  const context = await bare.newContext({ viewport: { width, height: 800 } });
  const tab = await context.newPage();
  await tab.goto(address, { waitUntil: 'load' });
  const result = await draw(tab);
  await context.close();
  return result;
}

const kinds = {
  PNG: {
    bare: () => barePage(WIDTH, (tab) => tab.screenshot({ fullPage: true })),
    ours: () => drawing.picture({ html: page, width: WIDTH, format: 'png', loadImage: imagesOf() }),
  },
  PDF: {
    bare: () => barePage(PAPER_WIDTH, (tab) => tab.pdf({ format: 'A4', printBackground: true })),
    ours: () => drawing.pdf({ html: page, width: PAPER_WIDTH, loadImage: imagesOf() }),
  },
} as const;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const composing = { assetBase: () => '', mergeSyntax: '{{ name }}' };
const renderSample = createSampleRenderer(composing);
const info = { name: 'Benchmark', preheader: 'Made to be measured' };
const fields = [{ name: 'firstName', label: 'First name', sample: 'Maria' }];

function bodyOf(rows: number) {
  return { ...EMPTY_BODY, components: { ...writeDocument(syntheticMail(rows)) } };
}

const rows: (string | number)[][] = [];
for (const [images, picture] of [
  [8, usual],
  [40, usual],
  [8, large],
  [40, large],
] as const) {
  photograph = picture;
  page = renderSample({ body: bodyOf(images), info, fields }).html.replaceAll('https://ex.com/', `${address}/`);
  for (const [kind, { bare: other, ours }] of Object.entries(kinds)) {
    await Promise.all([other(), ours()]);
    const times: Record<'bare' | 'ours', number[]> = { bare: [], ours: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      // In turns, so that whatever else the machine does meets both.
      times.bare.push(await timed(other));
      times.ours.push(await timed(ours));
    }
    const percentiles = [times.bare, times.ours].flatMap((list) => [percentile(list, 0.5), percentile(list, 0.95)]);
    const [bare50, bare95, ours50, ours95] = percentiles as [number, number, number, number];
    const mail = `${images + 1} × ${Math.round(picture.length / 1024)} KB`;
    const ratios = [figure(ours50 / bare50), figure(ours95 / bare95)].join(' / ');
    rows.push([kind, mail, `${figure(bare50)} / ${figure(bare95)}`, `${figure(ours50)} / ${figure(ours95)}`, ratios]);
  }
}
printTable(['file', 'images', 'bare p50 / p95 ms', 'ours p50 / p95 ms', 'ours / bare (limit: 1.3)'], rows);
photograph = usual;

/** As the worker makes them, one after the other, without its pauses. */
async function thumbnailsAMinute(): Promise<number> {
  const body = bodyOf(8);
  const deps = {
    browser: drawing,
    work: { run: async () => ({ html: page }) } as unknown as MailWork,
    fields: async () => fields,
    imagesOf,
    now: () => 0,
    turns: createMetrics().leases('thumbnails'),
    templates: { find: async () => info as never, body: async () => body },
    customModules: { bodies: async () => new Map() },
    thumbnails: {
      claim: async () => ({ templateId: 'one', revision: 1, until: 0, tries: 0 }),
      store: async () => true,
      giveUp: () => Promise.reject(new Error('A thumbnail failed')),
      read: async () => null,
      backlog: async () => ({ count: 0, oldest: null }),
    },
  };
  page = renderSample({ body, info, fields }).html.replaceAll('https://ex.com/', `${address}/`);
  await drawDueThumbnail(deps);
  const took = await timed(async () => {
    for (let round = 0; round < ROUNDS; round += 1) await drawDueThumbnail(deps);
  });
  return (ROUNDS * 60_000) / took;
}

/** From the stored document to the finished message, html and text with sample values. */
async function mailsASecond(images: number): Promise<number> {
  const body = bodyOf(images);
  const composer = createTransport({ streamTransport: true, buffer: true }, { from: 'bench@acme.example' });
  const compose = () =>
    composer.sendMail({ to: 'anna@acme.example', ...renderSample({ body, info, fields }), subject: 'x' });
  await compose();
  const count = 200;
  const took = await timed(async () => {
    for (let round = 0; round < count; round += 1) await compose();
  });
  return (count * 1000) / took;
}

printTable(
  ['what', 'figure'],
  [
    ['thumbnails a minute (9 images), one at a time', figure(await thumbnailsAMinute())],
    ['mails composed a second, 8 rows', figure(await mailsASecond(8))],
    ['mails composed a second, 40 rows', figure(await mailsASecond(40))],
  ],
);

await Promise.all([bare.close(), drawing.close()]);
site.close();
