import sharp from 'sharp';
import { expect, test } from 'vitest';
import { deepTest } from '../../testing/deep-test.ts';
import { drawForeignSvg } from './draw-foreign-svg.ts';

const settings = { scale: 1, longestSide: 1920, mostPixels: 40_000_000 };
const tooComplex = { code: 'UNREADABLE_IMAGE', sentence: 'This drawing is too complex.' };

function svg(content: string): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600">${content}</svg>`);
}

test('a drawing becomes a PNG', async () => {
  const png = await drawForeignSvg(svg('<rect width="9" height="9" fill="#f00"/>'), settings);
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 900, height: 600 });
});

test('one that repeats itself for hours is ended, and the next one is drawn', async () => {
  const levels = Array.from({ length: 20 }, (_, at) => `<g id="a${at + 1}">${`<use href="#a${at}"/>`.repeat(10)}</g>`);
  const endless = svg(`<g id="a0"><rect width="900" height="600"/></g>${levels.join('')}`);
  const refused = drawForeignSvg(endless, { ...settings, patience: 2000 });
  const next = drawForeignSvg(svg(''), settings);
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
    await expect(drawForeignSvg(svg(image), settings)).rejects.toMatchObject(tooComplex);
  },
  60_000,
);

test('what is no drawing is told apart from one that is too complex', async () => {
  const refused = drawForeignSvg(Buffer.from('<svg'), settings);
  await expect(refused).rejects.toMatchObject({
    code: 'UNREADABLE_IMAGE',
    sentence: 'The file is not a supported image.',
  });
});

test('one without a size that takes hours to be measured is ended too', async () => {
  const levels = Array.from({ length: 20 }, (_, at) => `<g id="a${at + 1}">${`<use href="#a${at}"/>`.repeat(10)}</g>`);
  const unsized = `<svg xmlns="http://www.w3.org/2000/svg"><rect id="a0" width="9" height="9"/>${levels.join('')}</svg>`;
  const refused = drawForeignSvg(Buffer.from(unsized), { ...settings, patience: 2000 });
  await expect(refused).rejects.toMatchObject(tooComplex);
}, 30_000);
