import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { AppError } from '../../app-error.ts';
import { deepTest } from '../../testing/deep-test.ts';
import { machineBrowser } from '../../testing/test-browser.ts';
import { createProcessBrowser } from './process-browser.ts';

const HTML =
  '<body style="margin:0"><img src="https://images.example/a.png" width="80" height="40" style="display:block">';

test.skipIf(process.platform === 'win32')(
  'a process that draws is ended by its server alone',
  async () => {
    const places = JSON.stringify({ chromiumPath: process.execPath, searchPath: '', proxy: 'http://127.0.0.1:1' });
    const child = fork(path.join(import.meta.dirname, 'browser-process.ts'), [places], {
      serialization: 'advanced',
      execArgv: [],
    });
    const ended = once(child, 'exit');
    for (const id of [1, 2, 3]) {
      const answer = once(child, 'message');
      child.send({ kind: 'find', id });
      expect(await answer).toEqual([{ kind: 'found', id, isThere: true }, undefined]);
      for (const signal of ['SIGINT', 'SIGTERM'] as const) child.kill(signal);
    }
    child.disconnect();
    expect(await ended).toEqual([0, null]);
  },
  60_000,
);

test('a drawing that fails is told in the sentence that people read', { timeout: 60_000 }, async () => {
  const broken = createProcessBrowser({ chromiumPath: process.execPath, searchPath: '' });
  const { code, sentence } = new AppError('DRAWING_FAILED');
  const drawing = broken.picture({ html: HTML, width: 400, format: 'png', loadImage: async () => null });
  await expect(drawing).rejects.toMatchObject({ code, sentence });
  await broken.close();
});

describe.skipIf(!machineBrowser)('a process that draws', { timeout: 60_000 }, () => {
  const places = { chromiumPath: machineBrowser?.executablePath ?? null, searchPath: process.env.PATH ?? '' };
  const program = {
    ...places,
    chromiumPath: Object.keys(machineBrowser?.env ?? {}).length > 0 ? null : places.chromiumPath,
  };
  const browser = createProcessBrowser(program);
  afterAll(() => browser.close());

  test('gets its pictures from the server, and is started anew after it ended', async () => {
    const content = await sharp({ create: { width: 8, height: 4, channels: 3, background: '#00f' } })
      .png()
      .toBuffer();
    const loadImage = async () => ({ content, contentType: 'image/png' });
    const draw = () => browser.picture({ html: HTML, width: 400, format: 'png', loadImage });
    expect(await browser.isThere()).toBe(true);
    for (let round = 0; round < 2; round += 1) {
      const picture = await draw();
      expect(await sharp(picture).metadata()).toMatchObject({ width: 400, height: 40 });
      const corner = await sharp(picture)
        .extract({ left: 5, top: 5, width: 1, height: 1 })
        .removeAlpha()
        .raw()
        .toBuffer();
      expect([...corner]).toEqual([0, 0, 255]);
      await browser.close();
    }
    const pdf = await browser.pdf({ html: HTML, width: 794, loadImage });
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('that ends in the middle fails what it draws', async () => {
    const { begun, drawing } = stuck();
    const failed = expect(drawing).rejects.toMatchObject({ code: 'DRAWING_FAILED' });
    await begun;
    await browser.close();
    await failed;
  });

  deepTest('that rests and takes its time to end fails nothing that another draws by then', async () => {
    const brief = createProcessBrowser(program, 1);
    const loadImage = async () => null;
    for (let round = 0; round < 3; round += 1) {
      const picture = await brief.picture({ html: HTML, width: 400, format: 'png', loadImage });
      expect((await sharp(picture).metadata()).width).toBe(400);
      // Its process is told to end now, and its browser is not gone yet.
      await setTimeout(10);
    }
    await brief.close();
  });

  test('gives up what nobody wants any more, and says why for the log', async () => {
    const wanted = new AbortController();
    const { begun, drawing } = stuck(wanted.signal);
    const failed = expect(drawing).rejects.toMatchObject({
      code: 'DRAWING_FAILED',
      cause: expect.stringMatching(/abort/i),
    });
    await begun;
    wanted.abort();
    await failed;
  });

  /** Draws a mail whose picture never comes. */
  function stuck(signal?: AbortSignal) {
    const { promise: begun, resolve } = Promise.withResolvers<void>();
    const loadImage = () => {
      resolve();
      return new Promise<null>(() => {});
    };
    return { begun, drawing: browser.picture({ html: HTML, width: 400, format: 'png', loadImage, signal }) };
  }
});

test('a process without a browser says what to install', async () => {
  const browser = createProcessBrowser({ chromiumPath: '/nowhere/chromium', searchPath: '' });
  expect(await browser.isThere()).toBe(false);
  const drawn = browser.picture({ html: HTML, width: 400, format: 'png', loadImage: async () => null });
  await expect(drawn).rejects.toMatchObject({
    code: 'NOT_CONFIGURED',
    message: expect.stringContaining('npx playwright'),
  });
  await browser.close();
});
