import { blockRegistry } from '@mailwright/blocks';
import { DEFAULT_SETTINGS } from '@mailwright/document';
import { renderDocument } from '@mailwright/render';
import { type Browser, chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { convertMail } from '../../packages/import/src/html/convert-html.ts';
import { foreignMails } from '../../packages/import/src/testing/foreign-mails.ts';
import { findBrowser } from '../../tools/find-browser.mjs';
import { printTable } from '../support/table.ts';
import { likeness } from './likeness.ts';

/** The widths at which a mail is drawn before and after, CSS pixels, and the likeness that is asked for there. */
const WIDTHS = [
  { width: 1024, mean: 0.92 },
  { width: 375, mean: 0.87 },
] as const;

const WORST = 0.6;

/** Every picture of a mail whose size nothing says is drawn as one of these, in a color made of its address. */
const PICTURE = { width: 600, height: 300 } as const;

/** The same for files that are called icons: as large as a picture, a row of them would be wider than any mail. */
const ICON = { width: 36, height: 36 } as const;

interface Size {
  readonly width: number;
  readonly height: number;
}

const only = process.argv[2] ?? '';
const browser = await chromium.launch(await findBrowser());
const rows: { readonly name: string; readonly said: readonly string[]; readonly alike: readonly number[] }[] = [];
for (const [name, source] of foreignMails().filter(([each]) => each.includes(only))) {
  const sizes = sizesIn(source);
  const imageWidth = (src: string) => sizeOf(src, sizes).width;
  const mail = convertMail(source, DEFAULT_SETTINGS, { scope: 'mw-c', imageWidth });
  if (!mail) throw new Error(`${name} was not converted.`);
  const options = { registry: blockRegistry, assetBase: '', title: 'T' };
  const { html } = renderDocument(mail.document, options);
  const lost = (part: string) =>
    mail.report.findings
      .filter((finding) => finding.fidelity === 'dropped' && finding.part === part)
      .reduce((sum, { count }) => sum + count, 0);
  const code = mail.report.findings.filter(({ fidelity }) => fidelity === 'code');
  const alike: number[] = [];
  for (const { width } of WIDTHS) {
    const [before, after] = [await drawn(browser, source, width, sizes), await drawn(browser, html, width, sizes)];
    if (process.env.PICTURES) {
      const file = `${process.env.PICTURES}/${name.replaceAll('/', '-')}-${width}`;
      await sharp(before).toFile(`${file}-before.png`);
      await sharp(after).toFile(`${file}-after.png`);
    }
    alike.push(await likeness(before, after));
  }
  const counts = ['text', 'a', 'img', 'background'].map((part) => String(lost(part)));
  rows.push({ name, said: [...counts, String(code.reduce((sum, { count }) => sum + count, 0))], alike });
}

await browser.close();

console.log('What is lost of each mail, told in the report, what stays as HTML, and how alike both are\n');
printTable(
  ['mail', 'words', 'links', 'images', 'backgrounds', 'as HTML', ...WIDTHS.map(({ width }) => `alike at ${width}`)],
  rows.map(({ name, said, alike }) => [name, ...said, ...alike.map((each) => each.toFixed(2))]),
);
for (const [index, { width, mean }] of WIDTHS.entries()) {
  const all = rows.map(({ alike }) => alike[index] ?? 0).toSorted((a, b) => a - b);
  const average = all.reduce((sum, each) => sum + each, 0) / all.length;
  const [worst = 0] = all;
  console.log(
    `${width}: mean ${average.toFixed(3)} (limit ${mean}), median ${(all[all.length >> 1] ?? 0).toFixed(3)}, worst ${worst.toFixed(3)} (limit ${WORST})`,
  );
  if (only === '' && (average < mean || worst < WORST)) process.exitCode = 1;
}

async function drawn(by: Browser, html: string, width: number, sizes: ReadonlyMap<string, Size>): Promise<Buffer> {
  const page = await by.newPage({ viewport: { width, height: 800 }, javaScriptEnabled: false });
  try {
    await page.route('**/*', async (route) => {
      const request = route.request();
      if (request.resourceType() !== 'image') return route.abort();
      const body = await pictureOf(request.url(), sizeOf(request.url(), sizes));
      return route.fulfill({ contentType: 'image/png', body });
    });
    await page.setContent(html, { waitUntil: 'load' });
    const whole = await captured(page);
    // What stands out of the window to the right is not seen.
    const { height } = await sharp(whole).metadata();
    return await sharp(whole).extract({ left: 0, top: 0, width, height }).png().toBuffer();
  } finally {
    await page.close();
  }
}

/** On a busy machine the browser does not always come to drawing in time. */
const MOST_TRIES = 6;

async function captured(page: Page): Promise<Buffer> {
  for (let count = 1; ; count += 1) {
    try {
      return await page.screenshot({ fullPage: true });
    } catch (error) {
      if (count === MOST_TRIES) throw error;
      await page.waitForTimeout(500);
    }
  }
}

function sizeOf(src: string, sizes: ReadonlyMap<string, Size>): Size {
  return sizes.get(src) ?? (/[^/]*(?:^|[^a-z])icons?(?:[^a-z]|$)[^/]*$/i.test(src) ? ICON : PICTURE);
}

/** Files have the shape that their images say they have. */
function sizesIn(source: string): ReadonlyMap<string, Size> {
  const images = [...source.matchAll(/<img\b[^>]*>/gi)].map(([tag]) => tag);
  return new Map(
    images.flatMap((tag): [string, Size][] => {
      const src = /\bsrc\s*=\s*["']?([^"'\s>]+)/i.exec(tag)?.[1]?.replaceAll('&amp;', '&');
      const [width, height] = ['width', 'height'].map((name) =>
        Number(new RegExp(`\\s${name}\\s*=\\s*["']?(\\d+)(?:px)?["'\\s/>]`, 'i').exec(tag)?.[1]),
      );
      return src && width && height ? [[src, { width, height }]] : [];
    }),
  );
}

async function pictureOf(address: string, size: Size): Promise<Buffer> {
  const hash = [...address].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  const [r = 0, g = 0, b = 0] = [hash & 255, (hash >> 8) & 255, (hash >> 16) & 255].map((part) => 64 + (part >> 1));
  return sharp({ create: { ...size, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer();
}
