import childProcess, { ChildProcess } from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { deepTest } from '../../testing/deep-test.ts';
import { createForeignDrawing, drawForeignSvg } from './draw-foreign-svg.ts';

const settings = { scale: 1, longestSide: 1920, mostPixels: 40_000_000 };
const tooComplex = { code: 'UNREADABLE_IMAGE', sentence: 'This drawing is too complex.' };

function svg(content: string): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600">${content}</svg>`);
}

/** Takes hours. */
function endlessSvg(): Buffer {
  const levels = Array.from({ length: 20 }, (_, at) => `<g id="a${at + 1}">${`<use href="#a${at}"/>`.repeat(10)}</g>`);
  return svg(`<g id="a0"><rect width="900" height="600"/></g>${levels.join('')}`);
}

test('a drawing becomes a PNG', async () => {
  const png = await drawForeignSvg(svg('<rect width="9" height="9" fill="#f00"/>'), settings, 'anna');
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 900, height: 600 });
});

test('one that repeats itself for hours is ended, and the next one is drawn', async () => {
  const refused = drawForeignSvg(endlessSvg(), { ...settings, patience: 2000 }, 'anna');
  const next = drawForeignSvg(svg(''), settings, 'anna');
  await expect(refused).rejects.toMatchObject(tooComplex);
  expect((await next).length).toBeGreaterThan(0);
}, 30_000);

deepTest(
  'one that holds a picture of 300 megapixels is ended before it has taken gigabytes',
  async () => {
    const pixels = sharp({
      create: { width: 17_000, height: 17_600, channels: 3, background: '#fff' },
      limitInputPixels: false,
    });
    const picture = await pixels.toColourspace('b-w').png({ compressionLevel: 1 }).toBuffer();
    const image = `<image width="9" height="9" href="data:image/png;base64,${picture.toString('base64')}"/>`;
    await expect(drawForeignSvg(svg(image), settings, 'anna')).rejects.toMatchObject(tooComplex);
  },
  60_000,
);

test('what is no drawing is told apart from one that is too complex', async () => {
  const refused = drawForeignSvg(Buffer.from('<svg'), settings, 'anna');
  await expect(refused).rejects.toMatchObject({
    code: 'UNREADABLE_IMAGE',
    sentence: 'The file is not a supported image.',
  });
});

test('where no process can be started, one is refused, the server lives on, and the next one is drawn', async () => {
  const spawn = vi.spyOn(childProcess, 'spawn').mockImplementationOnce(() => {
    // What Node answers where no more files can be opened: it has no streams yet, and tells why after that.
    const child = new ChildProcess();
    process.nextTick(() => child.emit('error', new Error('spawn EMFILE')));
    return child;
  });
  syncBuiltinESMExports();
  try {
    await expect(drawForeignSvg(svg(''), settings, 'anna')).rejects.toThrow('spawn EMFILE');
    expect((await drawForeignSvg(svg(''), settings, 'anna')).length).toBeGreaterThan(0);
  } finally {
    spawn.mockRestore();
    syncBuiltinESMExports();
  }
});

test('one without a size that takes hours to be measured is ended too', async () => {
  const levels = Array.from({ length: 20 }, (_, at) => `<g id="a${at + 1}">${`<use href="#a${at}"/>`.repeat(10)}</g>`);
  const unsized = `<svg xmlns="http://www.w3.org/2000/svg"><rect id="a0" width="9" height="9"/>${levels.join('')}</svg>`;
  const refused = drawForeignSvg(Buffer.from(unsized), { ...settings, patience: 2000 }, 'anna');
  await expect(refused).rejects.toMatchObject(tooComplex);
}, 30_000);

const BOUNDS = { perPerson: 20, weight: 1024 * 1024, retryAfter: 10, time: 60_000, within: 60_000 };

test("twenty slow ones of one person are in nobody else's way for longer than one of them takes", async () => {
  const draw = createForeignDrawing({ ...BOUNDS, time: 1 });
  const ended: string[] = [];
  const slow = Array.from({ length: 20 }, (_, at) =>
    draw(endlessSvg(), { ...settings, patience: 1500 }, 'anna')
      .catch((error: { readonly sentence: string }) => error.sentence)
      .then((sentence) => ended.push(`anna ${at}: ${sentence}`)),
  );
  const quick = draw(svg(''), settings, 'ben').then(() => ended.push('ben'));
  await Promise.all([...slow, quick]);
  const tooLong = 'Your drawings take too long. Please wait a minute before you send this one again.';
  expect(ended).toHaveLength(21);
  expect(ended.slice(0, 3)).toEqual(['anna 0: This drawing is too complex.', 'ben', `anna 1: ${tooLong}`]);
  expect(ended.slice(3).every((end) => end.endsWith(tooLong))).toBe(true);
}, 30_000);

test('what somebody had drawn is forgotten after a while', async () => {
  const draw = createForeignDrawing({ ...BOUNDS, time: 1, within: 200 });
  await draw(svg(''), settings, 'anna');
  await expect(draw(svg(''), settings, 'anna')).rejects.toMatchObject({ code: 'UNREADABLE_IMAGE' });
  await new Promise((resolve) => setTimeout(resolve, 250));
  expect((await draw(svg(''), settings, 'anna')).length).toBeGreaterThan(0);
}, 30_000);

test('one that takes more of the processor than any honest one is ended before its time is up', async () => {
  await expect(drawForeignSvg(endlessSvg(), { ...settings, patience: 300_000 }, 'cleo')).rejects.toMatchObject(
    tooComplex,
  );
}, 120_000);

test('plain ones are many: what it takes to begin each is not counted', async () => {
  const draw = createForeignDrawing({ ...BOUNDS, time: 1500 });
  const icon = svg('<path d="M0 0h9v9z"/>');
  const drawn = await Promise.all(Array.from({ length: 12 }, () => draw(icon, settings, 'anna')));
  expect(drawn).toHaveLength(12);
}, 60_000);
