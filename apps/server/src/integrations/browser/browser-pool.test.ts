import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { deepTest } from '../../testing/deep-test.ts';
import { LONG_ENOUGH } from '../../testing/long-enough.ts';
import { machineBrowser, testBrowserPool } from '../../testing/test-browser.ts';
import type { LoadedImage, LoadImage } from './port.ts';

const MAIL = `<!doctype html><html><body style="margin:0;background:#fff">
<div style="height:50px;background:#f00"></div><img src="https://images.example/blue.png" width="100" height="100" style="display:block">
</body></html>`;

async function blue(): Promise<LoadedImage> {
  const content = await sharp({ create: { width: 10, height: 10, channels: 3, background: '#00f' } })
    .png()
    .toBuffer();
  return { content, contentType: 'image/png' };
}

const nothing = async () => null;

async function pixel(picture: Buffer, left: number, top: number): Promise<readonly number[]> {
  const one = sharp(picture).extract({ left, top, width: 1, height: 1 });
  return [...(await one.removeAlpha().raw().toBuffer())];
}

describe.skipIf(!machineBrowser)('a mail drawn by a browser', { timeout: 60_000 }, () => {
  const pool = testBrowserPool();
  afterAll(() => pool.close());

  test('is a picture as wide as wanted and as high as the mail, with its images', async () => {
    const asked: string[] = [];
    const loadImage = (address: string) => {
      asked.push(address);
      return blue();
    };
    const picture = await pool.picture({ html: MAIL, width: 640, format: 'png', loadImage });
    const { width, height, format } = await sharp(picture).metadata();
    expect({ width, height, format }).toEqual({ width: 640, height: 150, format: 'png' });
    expect(await pixel(picture, 10, 10)).toEqual([255, 0, 0]);
    expect(await pixel(picture, 10, 60)).toEqual([0, 0, 255]);
    expect(asked).toEqual(['https://images.example/blue.png']);
  });

  test('has the rules for phones at phone widths alone', async () => {
    const html =
      '<style>div{height:10px}@media(max-width:767px){div{height:20px}}</style><body style="margin:0"><div></div>';
    const heightAt = async (width: number) =>
      (await sharp(await pool.picture({ html, width, format: 'jpeg', loadImage: nothing })).metadata()).height;
    expect(await heightAt(599)).toBe(20);
    expect(await heightAt(600)).toBe(10);
    const box = '<body style="margin:0"><div style="background:#0f0;height:10px">';
    const wide = await pool.picture({ html: box, width: 600, format: 'png', loadImage: nothing });
    expect((await sharp(wide).metadata()).width).toBe(600);
    expect(await pixel(wide, 599, 5)).toEqual([0, 255, 0]);
  });

  test('is a PDF of A4 pages', async () => {
    const pdf = await pool.pdf({ html: MAIL, width: 794, loadImage: blue });
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.toString('latin1')).toMatch(/\/MediaBox ?\[0 0 59[45](\.\d+)? 84[12](\.\d+)?\]/);
  });

  test('runs nothing and reaches nothing but images', async () => {
    const asked: string[] = [];
    const loadImage = async (address: string) => {
      asked.push(address);
      return null;
    };
    const html = `<script>document.write('<div style="height:400px">')</script>
      <link rel="stylesheet" href="https://evil.example/a.css"><style>@import "https://evil.example/b.css";
      @font-face{font-family:x;src:url(https://evil.example/c.woff)} p{font-family:x}</style>
      <link rel="preload" as="image" href="https://evil.example/d.png"><p>Text</p>
      <iframe src="https://evil.example/e"></iframe><object data="https://evil.example/f"></object>
      <video poster="https://evil.example/p.png" src="https://evil.example/g"></video>
      <img src="file:///etc/passwd"><img src="x" onerror="document.body.style.height='900px'">
      <meta http-equiv="refresh" content="0;url=https://evil.example/h"><form action="https://evil.example/i"></form>
      <body style="margin:0">`;
    const picture = await pool.picture({ html, width: 400, format: 'png', loadImage });
    expect((await sharp(picture).metadata()).height).toBeLessThan(800);
    const images = ['https://evil.example/d.png', 'https://evil.example/p.png', 'http://mail.invalid/x'];
    expect(asked.filter((address) => !images.includes(address))).toEqual([]);
  });

  test('that takes too long fails alone, and those after it and beside it are drawn', async () => {
    const quick = testBrowserPool({ timeout: 10_000 });
    const never = () => new Promise<null>(() => {});
    const stuck = quick.picture({ html: MAIL, width: 400, format: 'png', loadImage: never });
    await expect(stuck).rejects.toMatchObject({ code: 'DRAWING_FAILED' });
    const next = await quick.picture({ html: MAIL, width: 400, format: 'png', loadImage: blue });
    expect((await sharp(next).metadata()).width).toBe(400);
    await quick.close();
  });

  test('that takes the browser down fails alone: the one beside it and the next one are drawn by others', async () => {
    const started: Browser[] = [];
    const fragile = testBrowserPool({ onLaunch: (browser) => started.push(browser) });
    const draw = (loadImage: LoadImage) => fragile.picture({ html: MAIL, width: 400, format: 'png', loadImage });
    let tries = 0;
    const isBegun = Promise.withResolvers<void>();
    const waitOnce = async () => {
      tries += 1;
      isBegun.resolve();
      return tries === 1 ? new Promise<null>(() => {}) : blue();
    };
    const beside = draw(waitOnce);
    await isBegun.promise;
    const draws794 = (browser: Browser) =>
      browser.contexts().some((context) => context.pages().some((page) => page.viewportSize()?.width === 794));
    // Whatever browser draws this mail goes down: the first one, then the one it is given for itself.
    const crash = async () => {
      const own = await vi.waitUntil(() => started.find((one) => one.isConnected() && draws794(one)), LONG_ENOUGH);
      const protocol = await own.newBrowserCDPSession();
      await protocol.send('Browser.crash').catch(() => {});
      return null;
    };
    const failing = fragile.pdf({ html: MAIL, width: 794, loadImage: crash });
    await expect(failing).rejects.toMatchObject({ code: 'DRAWING_FAILED' });
    expect((await sharp(await beside).metadata()).width).toBe(400);
    expect((await sharp(await draw(blue)).metadata()).width).toBe(400);
    await fragile.close();
  });

  for (const killed of ['browser', 'renderer'] as const) {
    test(`is drawn again once and at once when its ${killed} process is killed`, async () => {
      const started: Browser[] = [];
      // Waiting for a limit would fail the test: none but the test's own is near.
      const pool = testBrowserPool({ timeout: 600_000, pages: 4, onLaunch: (browser) => started.push(browser) });
      const begun = Array.from({ length: 4 }, () => Promise.withResolvers<void>());
      const drawings = begun.map((one) => {
        let tries = 0;
        const loadImage = () => {
          tries += 1;
          one.resolve();
          return tries === 1 ? new Promise<null>(() => {}) : blue();
        };
        return pool.picture({ html: MAIL, width: 400, format: 'png', loadImage });
      });
      await Promise.all(begun.map((one) => one.promise));
      const [first] = started;
      if (!first) throw new Error('A browser draws');
      const shown = () => first.contexts().flatMap((one) => one.pages().filter((page) => page.url() !== 'about:blank'));
      await vi.waitUntil(() => shown().length === 4, { timeout: 20_000 });
      const { processInfo } = await (await first.newBrowserCDPSession()).send('SystemInfo.getProcessInfo');
      for (const { id, type } of processInfo) if (type === killed) process.kill(id, 'SIGKILL');
      for (const picture of await Promise.all(drawings)) expect((await sharp(picture).metadata()).width).toBe(400);
      await pool.close();
    });
  }

  test('that nobody wants any more frees its place at once, and one that waits is never begun', async () => {
    const single = testBrowserPool({ pages: 1 });
    const begun = Promise.withResolvers<void>();
    const never = () => {
      begun.resolve();
      return new Promise<null>(() => {});
    };
    const [first, second] = [new AbortController(), new AbortController()];
    const drawing = single.picture({ html: MAIL, width: 400, format: 'png', loadImage: never, signal: first.signal });
    await begun.promise;
    const asked: string[] = [];
    const loadImage = async (address: string) => {
      asked.push(address);
      return null;
    };
    const waiting = single.pdf({ html: MAIL, width: 794, loadImage, signal: second.signal });
    const next = single.picture({ html: MAIL, width: 400, format: 'png', loadImage: blue });
    const refused = [drawing, waiting].map((one) => expect(one).rejects.toMatchObject({ code: 'DRAWING_FAILED' }));
    second.abort();
    first.abort();
    await Promise.all(refused);
    expect((await sharp(await next).metadata()).width).toBe(400);
    expect(asked).toEqual([]);
    await single.close();
  });

  test('behind too many others is told to come again', async () => {
    const short = testBrowserPool({ pages: 1, maxWaiting: 1 });
    const begun = Promise.withResolvers<void>();
    const { promise: picture, resolve: bring } = Promise.withResolvers<LoadedImage>();
    const slow = () => {
      begun.resolve();
      return picture;
    };
    const draw = (loadImage: LoadImage) => short.picture({ html: MAIL, width: 400, format: 'png', loadImage });
    const first = draw(slow);
    await begun.promise;
    const second = draw(blue);
    await expect(draw(blue)).rejects.toMatchObject({ code: 'RATE_LIMITED', extras: { retryAfter: 30 } });
    bring(await blue());
    expect(await Promise.all([first, second])).toHaveLength(2);
    await short.close();
  });

  deepTest(
    'of 50,000 elements, with an animation that never ends, or higher than a browser can draw, is drawn',
    async () => {
      const many = `<body style="margin:0">${'<div><span>x</span></div>'.repeat(25_000)}`;
      const moving = `<style>@keyframes fade{to{opacity:.5}}div{width:50px;height:50px;background:#f00;
      animation:fade .1s infinite}</style><body style="margin:0"><div></div>`;
      const high = '<body style="margin:0"><div style="height:60000px;background:#0f0"></div>';
      for (const [html, height] of [
        [many, 16_384],
        [moving, 50],
        [high, 16_384],
      ] as const) {
        const picture = await pool.picture({ html, width: 400, format: 'jpeg', loadImage: nothing });
        expect(await sharp(picture).metadata()).toMatchObject({ width: 400, height });
        const pdf = await pool.pdf({ html, width: 794, loadImage: nothing });
        expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
      }
    },
  );

  test('leaves out a picture that would fill the memory', async () => {
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#00f' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    const loadImage = async () => ({ content: bomb, contentType: 'image/png' });
    const picture = await pool.picture({ html: MAIL, width: 400, format: 'png', loadImage });
    expect(await pixel(picture, 50, 100)).toEqual([255, 255, 255]);
  });

  test('leaves no browser behind when there is nothing to draw', async () => {
    const gone = Promise.withResolvers<void>();
    const brief = testBrowserPool({
      idle: 10,
      onLaunch: (browser) => browser.once('disconnected', () => gone.resolve()),
    });
    await brief.picture({ html: MAIL, width: 400, format: 'png', loadImage: blue });
    await gone.promise;
    const picture = await brief.picture({ html: MAIL, width: 400, format: 'png', loadImage: blue });
    expect((await sharp(picture).metadata()).width).toBe(400);
    await brief.close();
  });
});

test('without a browser it is said what to install', async () => {
  const none = testBrowserPool({ find: async () => null });
  expect(await none.isThere()).toBe(false);
  await expect(none.pdf({ html: MAIL, width: 794, loadImage: nothing })).rejects.toMatchObject({
    code: 'NOT_CONFIGURED',
    message: expect.stringContaining('npx playwright install chromium'),
  });
  await none.close();
});
