import { endpoints } from '@mailwright/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnBoth } from '../../testing/databases.ts';
import { createDraft } from '../../testing/templates.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

const { images: rows, assets } = endpoints;

/** Returns an image that does not compress well, like one from a camera. */
function noise(width: number, height: number) {
  const create = { width, height, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 60 } } as const;
  return sharp({ create: { ...create, background: '#888888' } });
}

describeOnBoth('facts of images', (open) => {
  let server: TestApp;
  let anna: TestClient;
  let ben: TestClient;

  beforeAll(async () => {
    server = await createTestApp(await open());
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    [anna, ben] = [await server.person('Anna'), await server.person('Ben')];
  });

  async function upload(who: TestClient, name: string, content: Uint8Array) {
    const form = new FormData();
    form.append('files[]', new Blob([new Uint8Array(content)]), name);
    const request = new Request('http://x', { method: 'POST', body: form });
    const answer = await who.send({
      method: 'POST',
      url: '/api/v2/assets',
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    return answer.json()[0] as { readonly url: string; readonly savedName: string; readonly size: number };
  }

  const factsOf = (who: TestClient, urls: readonly string[]) => who.ok(rows.facts, { body: { urls: [...urls] } });

  test('are told by address, with or without the server, each as it was asked for', async () => {
    const picture = await noise(30, 20).png().toBuffer();
    const { url, savedName, size } = await upload(anna, 'photo.png', picture);
    await anna.ok(assets.update, { params: { assetName: savedName }, body: { alt: { en: 'Red shoes' } } });
    const whole = `http://mail.example${url}`;
    const facts = { savedName, width: 30, height: 20, size, contentType: 'image/png', inLibrary: true };
    expect(await factsOf(anna, [url, 'https://elsewhere.example/a.png', whole, `${url}x`])).toEqual([
      { ...facts, url, alt: { en: 'Red shoes' } },
      { ...facts, url: whole, alt: { en: 'Red shoes' } },
    ]);
  });

  test('keep what a library says to the one whose it is', async () => {
    const { url, savedName } = await upload(anna, 'photo.png', await noise(30, 20).png().toBuffer());
    await anna.ok(assets.update, { params: { assetName: savedName }, body: { alt: { en: 'Secret plan' } } });
    expect(await factsOf(ben, [url])).toMatchObject([{ width: 30, inLibrary: false, alt: {} }]);
    expect((await ben.refused(rows.facts, { body: { urls: Array(101).fill(url) } })).status).toBe(400);
  });

  test('change with a lighter version, which belongs to the template alone', async () => {
    const templateId = await createDraft(anna);
    const photo = await upload(anna, 'photo.png', await noise(900, 300).png().toBuffer());
    const made = await anna.ok(rows.smaller, { body: { url: photo.url, width: 400, templateId } });
    expect(made).toMatchObject({ width: 400, height: 133, contentType: 'image/jpeg', inLibrary: false });
    expect(made.size).toBeLessThan(photo.size / 4);
    expect((await server.app.inject({ url: made.url })).statusCode).toBe(200);
    expect(await anna.ok(assets.listOwn, {})).toHaveLength(1);
    expect(await anna.ok(assets.listOfTemplate, { params: { id: templateId } })).toMatchObject([{ url: made.url }]);
    // What is as light as it gets stays as it is.
    expect(await anna.ok(rows.smaller, { body: { url: made.url, width: 400, templateId } })).toEqual(made);
  });

  test('keep what shines through and what moves', async () => {
    const templateId = await createDraft(anna);
    const clear = await noise(300, 100)
      .composite([{ input: { create: { width: 60, height: 60, channels: 4, background: '#0000' } }, blend: 'dest-in' }])
      .ensureAlpha(0.5)
      .png()
      .toBuffer();
    const logo = await upload(anna, 'logo.png', clear);
    expect(await anna.ok(rows.smaller, { body: { url: logo.url, width: 100, templateId } })).toMatchObject({
      contentType: 'image/png',
      width: 100,
    });
    const frames = await Promise.all([0, 1, 2].map(() => noise(120, 80).gif().toBuffer()));
    const moving = await upload(
      anna,
      'move.gif',
      await sharp(frames, { join: { animated: true } })
        .gif()
        .toBuffer(),
    );
    const small = await anna.ok(rows.smaller, { body: { url: moving.url, width: 60, templateId } });
    expect(small).toMatchObject({ contentType: 'image/gif', width: 60, height: 40 });
    const { rawPayload } = await server.app.inject({ url: small.url });
    expect((await sharp(rawPayload, { animated: true }).metadata()).pages).toBe(3);
  });

  test('are not to be had for what is no image here, and nothing is made for a template of others', async () => {
    const templateId = await createDraft(anna);
    const { url } = await upload(ben, 'photo.png', await noise(300, 300).png().toBuffer());
    const smaller = (image: string) => ben.refused(rows.smaller, { body: { url: image, width: 10, templateId } });
    expect(await smaller('https://elsewhere.example/a.png')).toMatchObject({ status: 404, code: 'ASSET_NOT_FOUND' });
    expect(await smaller(url)).toMatchObject({ status: 404, code: 'TEMPLATE_NOT_FOUND' });
  });
});
