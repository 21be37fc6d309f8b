import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';

/** Every picture of a mail whose size nothing says is drawn as one of these, in a color made of its address. */
const PICTURE = { width: 600, height: 300 } as const;

/** The same for files that are called icons: as large as a picture, a row of them would be wider than any mail. */
const ICON = { width: 36, height: 36 } as const;

interface Size {
  readonly width: number;
  readonly height: number;
}

export type Sizes = ReadonlyMap<string, Size>;

/** Opens a mail at a width, without scripts and without the network, and hands its page to `look`. */
export async function openMail<T>(
  browser: Browser,
  html: string,
  width: number,
  sizes: Sizes,
  look: (page: Page) => Promise<T>,
): Promise<T> {
  const page = await browser.newPage({ viewport: { width, height: 800 }, javaScriptEnabled: false });
  try {
    await page.route('**/*', async (route) => {
      const request = route.request();
      if (request.resourceType() !== 'image') return route.abort();
      const body = await pictureOf(request.url(), sizeOf(request.url(), sizes));
      return route.fulfill({ contentType: 'image/png', body });
    });
    await page.setContent(html, { waitUntil: 'load' });
    return await look(page);
  } finally {
    await page.close();
  }
}

/** Draws the whole page as wide as its window: what stands out to the right is not seen. */
export async function drawn(page: Page, width: number): Promise<Buffer> {
  const whole = await captured(page);
  const { height } = await sharp(whole).metadata();
  return sharp(whole).extract({ left: 0, top: 0, width, height }).png().toBuffer();
}

/** On a busy machine the browser does not always come to drawing in time. */
const MAX_TRIES = 6;

async function captured(page: Page): Promise<Buffer> {
  for (let count = 1; ; count += 1) {
    try {
      return await page.screenshot({ fullPage: true });
    } catch (error) {
      if (count === MAX_TRIES) throw error;
      await page.waitForTimeout(500);
    }
  }
}

export function sizeOf(src: string, sizes: Sizes): Size {
  return sizes.get(src) ?? (/[^/]*(?:^|[^a-z])icons?(?:[^a-z]|$)[^/]*$/i.test(src) ? ICON : PICTURE);
}

/** Files have the shape that their images say they have. */
export function sizesIn(source: string): Sizes {
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
