import { endpoints, PLAY_BUTTONS, videoThumbnail } from '@mailwright/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { freshDatabase } from '../../testing/databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { ODD_VIDEOS, startVideoProviders, type VideoProviders } from '../../testing/video-providers.ts';

const rows = endpoints.video;
const PLAY = '/api/v2/video/playbutton/circle-dark.png';

let providers: VideoProviders;
let server: TestApp;
let anna: TestClient;

beforeAll(async () => {
  providers = await startVideoProviders();
  const { fetch, videos } = providers;
  server = await createTestApp(await freshDatabase('sqlite'), { fetch, videos });
});
afterAll(async () => {
  await server.close();
  providers.close();
});
beforeEach(async () => {
  anna = await server.person('Anna');
});

describe('the details of a video', () => {
  it('are the title and the standard picture of YouTube, with the slash and without', async () => {
    for (const url of ['/api/v2/video/', '/api/v2/video']) {
      const answer = await anna.send({ url, query: { provider: 'youtube', videoId: 'dQw4w9WgXcQ' } });
      expect(answer.json()).toEqual({
        title: 'How paper is made',
        thumbnails: { standard: { url: `${providers.url}/vi/dQw4w9WgXcQ/sddefault.jpg`, width: 640, height: 480 } },
      });
    }
  });

  it('have the picture YouTube names where there is no standard one', async () => {
    const query = { provider: 'youtube', videoId: ODD_VIDEOS.youtube.withoutStandard } as const;
    expect(videoThumbnail(await anna.ok(rows.details, { query }))).toBe(
      `${providers.url}/vi/${ODD_VIDEOS.youtube.withoutStandard}/hqdefault.jpg`,
    );
  });

  it('are the title and the sizes of Vimeo, of which the third is used', async () => {
    const details = await anna.ok(rows.details, { query: { provider: 'vimeo', videoId: '76979871' } });
    expect(details.title).toBe('The new shop');
    expect(details.thumbnails).toMatchObject({
      sizes: [{ width: 200 }, { width: 295, height: 166 }, { width: 640, height: 360 }, {}, {}],
    });
    expect(videoThumbnail(details)).toBe(`${providers.url}/video/76979871-d_640x360`);
  });

  test.each([
    ['youtube', ODD_VIDEOS.youtube.missing, 404, 'VIDEO_NOT_FOUND'],
    ['vimeo', ODD_VIDEOS.vimeo.missing, 404, 'VIDEO_NOT_FOUND'],
    ['youtube', ODD_VIDEOS.youtube.failing, 502, 'UPSTREAM_FAILED'],
    ['youtube', ODD_VIDEOS.youtube.garbled, 502, 'UPSTREAM_FAILED'],
  ] as const)('of %s %s are %i %s', async (provider, videoId, status, code) => {
    expect(await anna.refused(rows.details, { query: { provider, videoId } })).toMatchObject({ status, code });
  });

  it('are 502 when the provider is too slow', { timeout: 9000 }, async () => {
    const query = { provider: 'vimeo', videoId: ODD_VIDEOS.vimeo.slow } as const;
    expect(await anna.refused(rows.details, { query })).toMatchObject({ status: 502, code: 'UPSTREAM_FAILED' });
  });

  it('need a session, a known provider, and an id that is one', async () => {
    const query = { provider: 'youtube', videoId: 'dQw4w9WgXcQ' };
    expect((await server.app.inject({ url: '/api/v2/video/', query })).statusCode).toBe(401);
    for (const wrong of [{ provider: 'dailymotion' }, { videoId: '../../x' }, { videoId: '' }]) {
      expect((await anna.send({ url: '/api/v2/video/', query: { ...query, ...wrong } })).statusCode).toBe(400);
    }
  });
});

describe('merged pictures', () => {
  let templateId: string;

  beforeEach(async () => {
    const create = { params: { type: 'email' }, body: { name: 'Spring' } } as const;
    templateId = (await anna.ok(endpoints.userTemplates.create, create)).templateId;
  });

  const merge = (backImageUrl: string, frontImageUrl = PLAY) => ({
    body: { backImageUrl, frontImageUrl, templateId },
  });

  async function ownPicture(who: TestClient): Promise<string> {
    const create = { width: 320, height: 180, channels: 3, background: '#884400' } as const;
    const form = new FormData();
    form.append('files[]', new Blob([new Uint8Array(await sharp({ create }).png().toBuffer())]), 'a.png');
    const request = new Request('http://x', { method: 'POST', body: form });
    const headers = { 'content-type': request.headers.get('content-type') ?? '' };
    const payload = Buffer.from(await request.arrayBuffer());
    const answer = await who.send({ method: 'POST', url: '/api/v2/assets', headers, payload });
    return answer.json()[0].url;
  }

  it('are the picture of the video without its black bars, with the play button in the middle', async () => {
    const { data } = await anna.ok(rows.mergeImages, merge(`${providers.url}/vi/dQw4w9WgXcQ/sddefault.jpg`));
    expect(data.savedImage).toMatch(new RegExp(`^/api/v2/assets/user/${anna.id}/asset/[\\w-]+\\.jpg$`));
    const file = await server.app.inject({ url: data.savedImage });
    const { data: pixels, info } = await sharp(file.rawPayload).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([640, 360]);
    const pixel = (x: number, y: number) => [...pixels.subarray((y * 640 + x) * 3, (y * 640 + x) * 3 + 3)];
    const near = (actual: number[], wanted: number[]) =>
      expect(Math.max(...actual.map((value, index) => Math.abs(value - (wanted[index] ?? 0))))).toBeLessThan(12);
    near(pixel(5, 5), [0x3b, 0x7d, 0x6e]);
    near(pixel(325, 180), [255, 255, 255]);
    expect(pixel(320, 150)[1]).toBeLessThan(80);
  });

  it('belong to the template and not to the library', async () => {
    await anna.ok(rows.mergeImages, merge(`${providers.url}/vi/dQw4w9WgXcQ/sddefault.jpg`));
    expect(await anna.ok(endpoints.assets.listOwn, {})).toEqual([]);
    expect(await anna.ok(endpoints.assets.listOfTemplate, { params: { id: templateId } })).toHaveLength(1);
  });

  it('are the same by query as by body', async () => {
    const { body } = merge(`${providers.url}/video/1-d_640x360`);
    expect(await anna.ok(rows.merge, { query: body })).toEqual(await anna.ok(rows.mergeImages, { body }));
  });

  it('may be made of own images, by path or by address', async () => {
    const own = await ownPicture(anna);
    const byPath = await anna.ok(rows.mergeImages, merge(own));
    expect(
      await anna.ok(rows.mergeImages, merge(`http://localhost:3000${own}`, `http://localhost:3000${PLAY}`)),
    ).toEqual(byPath);
  });

  it('are not made of images of others, nor of any other address', async () => {
    const ben = await server.person('Ben');
    expect(await anna.refused(rows.mergeImages, merge(await ownPicture(ben)))).toMatchObject({
      code: 'ASSET_NOT_FOUND',
    });
    for (const address of [
      'http://169.254.169.254/latest/meta-data/',
      'https://shop.example/a.png',
      'file:///etc/passwd',
      '/etc/passwd',
      `${providers.url}.evil.example/a.png`,
      'http://localhost:3000@evil.example/a.png',
    ]) {
      expect(await anna.refused(rows.mergeImages, merge(address)), address).toMatchObject({
        status: 400,
        code: 'VALIDATION_FAILED',
        details: [{ path: 'backImageUrl' }],
      });
    }
  });

  it('are refused for a template of somebody else', async () => {
    const ben = await server.person('Ben');
    expect((await ben.refused(rows.mergeImages, merge(PLAY))).code).toBe('TEMPLATE_NOT_FOUND');
  });

  it('are 502 when the provider gives no picture', async () => {
    const address = `${providers.url}/oembed?url=https://www.youtube.com/watch?v=dQw4w9WgXcQ`;
    expect(await anna.refused(rows.mergeImages, merge(address))).toMatchObject({ status: 502 });
  });
});

it('asks others no more than 120 times a minute for one person', async () => {
  const ask = () => anna.call(rows.details, { query: { provider: 'youtube', videoId: ODD_VIDEOS.youtube.missing } });
  const statuses = [];
  for (let time = 0; time < 121; time += 1) statuses.push((await ask()).statusCode);
  expect(statuses.slice(0, 120).every((status) => status === 404)).toBe(true);
  expect(statuses[120]).toBe(429);
});

test.each(PLAY_BUTTONS)('the play button %s is a PNG for everybody', async (name) => {
  const answer = await server.app.inject({ url: `/api/v2/video/playbutton/${name}.png` });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({ 'content-type': 'image/png', 'cross-origin-resource-policy': 'cross-origin' });
  const { width, height, hasAlpha } = await sharp(answer.rawPayload).metadata();
  expect([width, height, hasAlpha]).toEqual([1280, 720, true]);
});

test('there is no ninth play button', async () => {
  expect((await server.app.inject({ url: '/api/v2/video/playbutton/star.png' })).statusCode).toBe(400);
});
