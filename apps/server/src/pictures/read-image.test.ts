import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readImage } from './read-image.ts';

function plain(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#2f5bd7' } });
}

describe('an uploaded image', () => {
  it('is known by its content, not by its name', async () => {
    const image = await readImage(await plain(30, 20).png().toBuffer(), 'anna');
    expect(image).toMatchObject({ contentType: 'image/png', extension: 'png', width: 30, height: 20 });
  });

  it.each(['webp', 'avif'] as const)(
    'becomes a JPEG when it is a %s, and a PNG when something shines through',
    async (format) => {
      const solid = await readImage(await plain(30, 20).toFormat(format).toBuffer(), 'anna');
      expect(solid).toMatchObject({ contentType: 'image/jpeg', extension: 'jpg', width: 30, height: 20 });
      const half = {
        create: { width: 30, height: 20, channels: 4, background: { r: 47, g: 91, b: 215, alpha: 0.5 } },
      } as const;
      const clear = await readImage(await sharp(half).toFormat(format).toBuffer(), 'anna');
      expect(clear).toMatchObject({ contentType: 'image/png', extension: 'png', width: 30, height: 20 });
      const { data } = await sharp(clear.content).raw().toBuffer({ resolveWithObject: true });
      expect(data[3]).toBeGreaterThan(120);
      expect(data[3]).toBeLessThan(136);
    },
  );

  it('goes on moving as a GIF when it is an animated WebP', async () => {
    const frames = Buffer.concat(['#f00', '#0f0', '#00f'].map((_, at) => Buffer.alloc(10 * 10 * 3, at * 100)));
    const webp = await sharp(frames, { raw: { width: 10, height: 30, channels: 3, pageHeight: 10 } })
      .webp()
      .toBuffer();
    const image = await readImage(webp, 'anna');
    expect(image).toMatchObject({ contentType: 'image/gif', extension: 'gif', width: 10, height: 10 });
    expect((await sharp(image.content).metadata()).pages).toBe(3);
  });

  it('keeps its bytes when they tell nothing but the picture', async () => {
    const file = await plain(8, 8).png().toBuffer();
    expect(Buffer.from((await readImage(file, 'anna')).content).equals(file)).toBe(true);
  });

  it('loses camera and place, and is turned the way it was held', async () => {
    const file = await plain(40, 20)
      .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '53/1 33/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(file).metadata()).exif).toBeDefined();
    const image = await readImage(file, 'anna');
    expect(image).toMatchObject({ contentType: 'image/jpeg', width: 20, height: 40 });
    expect((await sharp(image.content).metadata()).exif).toBeUndefined();
  });

  it('keeps every pixel when it only loses camera, place and comments', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const told = { IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '53/1 33/1 0/1' } };
    for (const format of ['jpeg', 'png'] as const) {
      const source = sharp({ create: { width: 60, height: 40, channels: 3, background: '#fff', noise } });
      const file = await source.withExif(told).toFormat(format).toBuffer();
      const { content } = await readImage(file, 'anna');
      expect(content.length).toBeLessThan(file.length);
      expect(Buffer.from(content).includes('Camera')).toBe(false);
      expect((await sharp(content).metadata()).exif).toBeUndefined();
      const pixels = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer();
      expect((await pixels(content)).equals(await pixels(file))).toBe(true);
    }
  });

  it.each([
    ['a CMYK JPEG', () => plain(40, 30).toColourspace('cmyk').jpeg({ quality: 100 })],
    ['a CMYK JPEG with the profile of a press', () => plain(40, 30).withIccProfile('cmyk').jpeg({ quality: 100 })],
    ['a progressive CMYK JPEG', () => plain(40, 30).toColourspace('cmyk').jpeg({ quality: 100, progressive: true })],
    ['a PNG of 16 bits a color', () => plain(40, 30).toColourspace('rgb16').png()],
  ])('becomes sRGB of 8 bits when it is %s', async (_, written) => {
    const file = await written().toBuffer();
    const { space, depth, format } = await sharp(file).metadata();
    expect(space === 'cmyk' || depth === 'ushort').toBe(true);
    const { content, contentType } = await readImage(file, 'anna');
    expect(contentType).toBe(`image/${format}`);
    expect(await sharp(content).metadata()).toMatchObject({
      space: 'srgb',
      depth: 'uchar',
      channels: 3,
      width: 40,
      height: 30,
    });
    const [red = 0, green = 0, blue = 0] = await sharp(content).raw().toBuffer();
    // A press cannot print every blue; it stays a blue.
    const most = space === 'cmyk' ? 80 : 1;
    for (const [seen, meant] of [
      [red, 0x2f],
      [green, 0x5b],
      [blue, 0xd7],
    ] as const)
      expect(Math.abs(seen - meant)).toBeLessThanOrEqual(most);
  });

  it('keeps what shines through when it is a PNG of 16 bits a color, and gray when it is gray', async () => {
    const half = {
      create: { width: 8, height: 8, channels: 4, background: { r: 200, g: 50, b: 20, alpha: 0.5 } },
    } as const;
    const clear = await readImage(await sharp(half).toColourspace('rgb16').png().toBuffer(), 'anna');
    expect(await sharp(clear.content).metadata()).toMatchObject({ depth: 'uchar', channels: 4, hasAlpha: true });
    expect([...(await sharp(clear.content).raw().toBuffer()).subarray(0, 4)]).toEqual([200, 50, 20, 128]);
    const deep = await plain(8, 8).toColourspace('grey16').png().toBuffer();
    const gray = await readImage(deep, 'anna');
    expect(await sharp(gray.content).metadata()).toMatchObject({ depth: 'uchar', hasAlpha: false });
    const [red, green, blue] = await sharp(gray.content).raw().toBuffer();
    expect([green, blue]).toEqual([red, red]);
    const plainGray = await plain(8, 8).toColourspace('b-w').png().toBuffer();
    expect(Buffer.from((await readImage(plainGray, 'anna')).content).equals(plainGray)).toBe(true);
  });

  it('is drawn at twice its size when it is an SVG', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="50" height="25"><script>alert(1)</script></svg>';
    const image = await readImage(Buffer.from(svg), 'anna');
    expect(image).toMatchObject({ contentType: 'image/png', extension: 'png', width: 100, height: 50 });
  });

  it('takes nothing from elsewhere when it is an SVG that names files and pages', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><image href="file:///etc/passwd" width="4" height="4"/>' +
      '<image href="http://127.0.0.1:1/x.png" width="4" height="4"/></svg>';
    const { content } = await readImage(Buffer.from(svg), 'anna');
    const { data } = await sharp(content).raw().toBuffer({ resolveWithObject: true });
    expect(data.every((value) => value === 0)).toBe(true);
  });

  it('keeps its frames when it is an animated GIF', async () => {
    const frames = await plain(10, 30).raw().toBuffer();
    const gif = await sharp(frames, { raw: { width: 10, height: 30, channels: 3, pageHeight: 10 } })
      .gif()
      .toBuffer();
    const image = await readImage(gif, 'anna');
    expect(image).toMatchObject({ contentType: 'image/gif', width: 10, height: 10 });
  });

  it('is refused when it is text that is called .png', async () => {
    await expect(readImage(Buffer.from('hello, I am no picture'), 'anna')).rejects.toMatchObject({
      code: 'UNREADABLE_IMAGE',
    });
  });

  it('is refused when it stops halfway', async () => {
    const file = await sharp({
      create: {
        width: 200,
        height: 200,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer();
    await expect(readImage(file.subarray(0, file.length / 2), 'anna')).rejects.toMatchObject({ code: 'IMAGE_DAMAGED' });
  });

  it('is refused when it has 60 megapixels', async () => {
    const file = await plain(10_000, 6000).png().toBuffer();
    await expect(readImage(file, 'anna')).rejects.toMatchObject({ code: 'IMAGE_TOO_MANY_PIXELS' });
  });
});
