import { SOCIAL_ICON_IDS, socialIconPath } from '@mailwright/blocks';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../testing/databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { drawIcon } from './draw-icon.ts';

describe('icons of the social blocks', () => {
  let server: TestApp;

  beforeAll(async () => {
    server = await createTestApp(await freshDatabase('sqlite'));
  });
  afterAll(() => server.close());

  test('are pictures of twice their size, served to everybody and for good', async () => {
    const file = await server.app.inject({ url: socialIconPath('facebook', 'round', 'color', 32) });
    expect(file.statusCode).toBe(200);
    expect(file.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(await sharp(file.rawPayload).metadata()).toMatchObject({ format: 'png', width: 64, height: 64 });
    const again = await server.app.inject({ url: socialIconPath('facebook', 'round', 'color', 32) });
    expect(again.rawPayload.equals(file.rawPayload)).toBe(true);
  });

  test.each([['nothing.png'], ['facebook-round-color-65.png'], ['..%2Fsecret-round-color-64.png']])(
    'there is none called %s',
    async (name) => {
      const file = await server.app.inject({ url: `/api/v2/assets/social/1/${name}` });
      expect(file.statusCode).toBe(404);
    },
  );

  test('each is drawn: some of its pixels differ from its background', async () => {
    for (const icon of SOCIAL_ICON_IDS) {
      const picture = await drawIcon({ icon, shape: 'square', color: 'black', pixels: 64 });
      const { channels } = await sharp(picture).flatten().stats();
      expect(channels[0]?.stdev, icon).toBeGreaterThan(20);
    }
  });

  test('are small enough for a mail', async () => {
    const picture = await drawIcon({ icon: 'instagram', shape: 'round', color: 'color', pixels: 192 });
    expect(picture.length).toBeLessThan(10_000);
  });
});
