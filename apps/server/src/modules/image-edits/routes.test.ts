import { type Asset, endpoints, type ImageRecipe } from '@mailwright/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnBoth } from '../../testing/databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

const rows = endpoints.assets;

describeOnBoth('edited images', (open) => {
  let server: TestApp;
  let anna: TestClient;
  let ben: TestClient;

  beforeAll(async () => {
    server = await createTestApp(await open());
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    anna = await server.person('Anna');
    ben = await server.person('Ben');
  });

  async function upload(who: TestClient, name: string, content: Uint8Array): Promise<Asset> {
    const form = new FormData();
    form.append('files[]', new Blob([new Uint8Array(content)]), name);
    const request = new Request('http://x', { method: 'POST', body: form });
    const answer = await who.send({
      method: 'POST',
      url: '/api/v2/assets',
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    return answer.json()[0];
  }

  const plain = (width: number, height: number, background: string) =>
    sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer();

  function recipeOf(source: Asset, change: Partial<ImageRecipe> = {}): ImageRecipe {
    return {
      version: 1,
      source: { src: source.url, width: source.width, height: source.height },
      turn: 0,
      flip: { horizontal: false, vertical: false },
      straighten: 0,
      crop: { x: 4, y: 2, width: 10, height: 10 },
      resize: null,
      adjust: { brightness: 10, contrast: 0, saturation: 0, warmth: 0, blur: 0 },
      filter: { name: 'noir', strength: 80 },
      mask: { shape: 'circle' },
      overlays: [],
      ...change,
    };
  }

  const keep = (who: TestClient, edited: Asset, recipe: ImageRecipe) =>
    who.call(rows.saveRecipe, { params: { assetName: edited.savedName }, body: { recipe } });

  test('are known with their recipe, which keeps the original when it leaves the library', async () => {
    const original = await upload(anna, 'original.png', await plain(30, 20, '#2f5bd7'));
    const sticker = await upload(anna, 'star.png', await plain(8, 8, '#ffcc00'));
    const edited = await upload(anna, 'edited.png', await plain(10, 10, '#2f5bd7'));
    const params = { assetName: edited.savedName };
    expect(await anna.ok(rows.recipe, { params })).toEqual({ recipe: null });
    const place = { id: 'a', x: 5, y: 5, rotation: 0, opacity: 1, width: 4, height: 4 };
    const recipe = recipeOf(original, { overlays: [{ ...place, kind: 'sticker', src: sticker.url }] });
    expect((await keep(anna, edited, recipe)).statusCode).toBe(204);
    expect(await anna.ok(rows.recipe, { params })).toEqual({ recipe });
    for (const { savedName, url } of [original, sticker]) {
      await anna.call(rows.remove, { params: { assetName: savedName } });
      expect((await server.app.inject({ url })).statusCode).toBe(200);
    }
    const later = recipeOf(original, { crop: null });
    expect((await keep(anna, edited, later)).statusCode).toBe(204);
    expect(await anna.ok(rows.recipe, { params })).toEqual({ recipe: later });
    expect((await server.app.inject({ url: sticker.url })).statusCode).toBe(404);
  });

  test('show their recipe to nobody else, and take none from others', async () => {
    const original = await upload(anna, 'original.png', await plain(30, 20, '#2f5bd7'));
    const edited = await upload(anna, 'edited.png', await plain(10, 10, '#2f5bd7'));
    await keep(anna, edited, recipeOf(original));
    const params = { assetName: edited.savedName };
    expect((await ben.refused(rows.recipe, { params })).code).toBe('ASSET_NOT_FOUND');
    expect((await keep(ben, edited, recipeOf(original))).json().code).toBe('ASSET_NOT_FOUND');
    expect(await anna.ok(rows.recipe, { params })).toEqual({ recipe: recipeOf(original) });
  });

  test('take no recipe that names what nobody may see, what is outside, or what is no recipe', async () => {
    const original = await upload(anna, 'original.png', await plain(30, 20, '#2f5bd7'));
    const edited = await upload(anna, 'edited.png', await plain(10, 10, '#2f5bd7'));
    const gone = original.url.replace(original.savedName, `${'x'.repeat(32)}.png`);
    const bad: readonly (readonly [Partial<ImageRecipe> | object, string])[] = [
      [{ source: { src: gone, width: 30, height: 20 } }, 'recipe.source.src'],
      [{ source: { src: 'https://elsewhere.example/a.png', width: 30, height: 20 } }, 'recipe.source.src'],
      [{ crop: { x: 25, y: 0, width: 10, height: 10 } }, 'recipe.crop'],
      [{ turn: 45 }, 'recipe.turn'],
      [{ adjust: { brightness: 101, contrast: 0, saturation: 0, warmth: 0, blur: 0 } }, 'recipe.adjust.brightness'],
      [{ overlays: [{ kind: 'script', id: 'a' }] }, 'recipe.overlays.0.kind'],
    ];
    for (const [change, path] of bad) {
      const recipe = { ...recipeOf(original), ...change } as ImageRecipe;
      const answer = await keep(anna, edited, recipe);
      expect([answer.statusCode, answer.json().details?.[0]?.path]).toEqual([400, path]);
    }
    // What is cropped of a turned picture lies inside of the turned one.
    const turned = recipeOf(original, { turn: 90, crop: { x: 0, y: 18, width: 20, height: 12 } });
    expect((await keep(anna, edited, turned)).statusCode).toBe(204);
    const long = 'a'.repeat(600 * 1024);
    const huge = { ...recipeOf(original), note: long } as ImageRecipe;
    expect((await keep(anna, edited, huge)).statusCode).toBe(413);
  });

  /** Returns a GIF of four frames of 40 × 20: red, green, blue, white, 100 ms each; the left half of each is black. */
  async function movingGif(): Promise<Buffer> {
    const colors = [
      [255, 0, 0],
      [0, 255, 0],
      [0, 0, 255],
      [255, 255, 255],
    ] as const;
    const frame = ([r, g, b]: readonly [number, number, number]) =>
      Buffer.from(Array.from({ length: 40 * 20 }, (_, at) => (at % 40 < 20 ? [0, 0, 0] : [r, g, b])).flat());
    return sharp(Buffer.concat(colors.map(frame)), { raw: { width: 40, height: 80, channels: 3, pageHeight: 20 } })
      .gif({ delay: [100, 100, 100, 100], loop: 0 })
      .toBuffer();
  }

  test('are animated still when they were: cropped, smaller, faster, with fewer frames', async () => {
    const gif = await upload(anna, 'moving.gif', await movingGif());
    const params = { assetName: gif.savedName };
    const body = {
      crop: { x: 20, y: 0, width: 20, height: 20 },
      resize: { width: 10, height: 10 },
      speed: 2,
      keepEvery: 2,
      colors: 64,
    } as const;
    const facts = await anna.ok(rows.editGif, { params, body: { ...body, keep: false } });
    expect(facts).toMatchObject({
      before: { width: 40, height: 20, frames: 4, duration: 400, size: gif.size },
      after: { width: 10, height: 10, frames: 2, duration: 200 },
      asset: null,
    });
    expect(await anna.ok(rows.listOwn, {})).toHaveLength(1);
    const { asset } = await anna.ok(rows.editGif, { params, body: { ...body, keep: true } });
    expect(asset).toMatchObject({ width: 10, height: 10, contentType: 'image/gif', originalName: 'moving.gif' });
    const file = await server.app.inject({ url: asset?.url ?? '' });
    const { pages, delay } = await sharp(file.rawPayload, { animated: true }).metadata();
    expect([pages, delay]).toEqual([2, [100, 100]]);
    const { data } = await sharp(file.rawPayload, { page: 1 }).raw().toBuffer({ resolveWithObject: true });
    // The third frame, of which the black half was cropped away.
    const [red = 255, green = 255, blue = 0] = data;
    expect([red < 30, green < 30, blue > 225]).toEqual([true, true, true]);
    expect((await server.app.inject({ url: gif.url })).statusCode).toBe(200);
  });

  test('are refused where they do not move, grow, or are somebody else’s template', async () => {
    const still = await upload(anna, 'still.png', await plain(30, 20, '#2f5bd7'));
    const gif = await upload(anna, 'moving.gif', await movingGif());
    const edit = (image: Asset, body: object) =>
      anna.call(rows.editGif, { params: { assetName: image.savedName }, body: { keep: true, ...body } });
    expect((await edit(still, {})).json()).toMatchObject({
      code: 'UNREADABLE_IMAGE',
      error: 'This is not an animated GIF.',
    });
    const outside = await edit(gif, { crop: { x: 30, y: 0, width: 20, height: 20 } });
    expect([outside.statusCode, outside.json().details[0].path]).toEqual([400, 'crop']);
    const larger = await edit(gif, { resize: { width: 80, height: 40 } });
    expect([larger.statusCode, larger.json().details[0].path]).toEqual([400, 'resize']);
    expect((await edit(gif, { speed: 100 })).statusCode).toBe(400);
    expect((await edit(gif, { templateId: 'none' })).json().code).toBe('TEMPLATE_NOT_FOUND');
    expect((await edit({ ...gif, savedName: `${'x'.repeat(32)}.gif` }, {})).json().code).toBe('ASSET_NOT_FOUND');
    expect(await anna.ok(rows.listOwn, {})).toHaveLength(2);
  });
});
