import { endpoints, fillPath } from '@mailwright/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { AppError } from '../../app-error.ts';
import type { MailBrowser, PictureRequest } from '../../integrations/browser/port.ts';
import { describeOnBoth } from '../../testing/databases.ts';
import { newModule } from '../../testing/modules.ts';
import { createDraft } from '../../testing/templates.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { createMailWork } from '../mail-work/mail-work.ts';
import { createModuleRepository } from '../templates/custom-modules/module-repository.ts';
import { createTemplateRepository } from '../templates/repository.ts';
import { drawDueThumbnail, type ThumbnailDeps } from './draw-thumbnail.ts';
import { createThumbnailRepository } from './repository.ts';
import { placeholder } from './routes.ts';

const { update, read, status, list } = endpoints.userTemplates;
const { screenshot } = endpoints.pages;

describeOnBoth('a thumbnail', (open) => {
  let server: TestApp;
  let deps: ThumbnailDeps;
  let anna: TestClient;
  let id: string;
  let draw: (request: PictureRequest) => Promise<Buffer>;

  const paint = (color: string) =>
    sharp({ create: { width: 800, height: 400, channels: 3, background: color } })
      .png()
      .toBuffer();

  beforeAll(async () => {
    server = await createTestApp(await open());
    const composing = { assetBase: 'http://localhost:3000', mergeSyntax: '{{ name }}' };
    deps = {
      thumbnails: createThumbnailRepository(server.database),
      templates: createTemplateRepository(server.database),
      customModules: createModuleRepository(server.database),
      browser: { picture: (request) => draw(request) } as MailBrowser,
      work: createMailWork(composing),
      fields: async () => [{ name: 'firstName', label: '', sample: 'Maria' }],
      imagesOf: () => async () => null,
      now: () => server.clock.now,
      turns: server.metrics.leases('thumbnails'),
    };
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    draw = () => paint('#f00');
    while (await drawDueThumbnail(deps));
    anna = await server.person('Anna');
    id = await createDraft(anna);
    await save('<p>Hello {{ firstName }}</p>');
  });

  const save = (html: string) => anna.ok(update, { params: { id }, body: { html } });
  const url = async () => (await anna.ok(read, { params: { id } })).thumbnailUrl;
  const get = (address: string) => server.app.inject({ url: address });

  test('shows the latest version of a module, and not what nobody has published', async () => {
    const { customModules, userTemplates } = endpoints;
    const { id: module } = await newModule(anna, { words: 'First' });
    const drawn: string[] = [];
    const spy = async (request: PictureRequest) => {
      drawn.push(request.html);
      return paint('#0f0');
    };
    draw = spy;
    const drawAll = async () => {
      while (await drawDueThumbnail(deps));
      return drawn.splice(0).filter((html) => /First|Second/.test(html));
    };
    const preview = async () => (await anna.ok(customModules.read, { params: { id: module } })).previewUrl ?? '';
    expect(await drawAll()).toEqual([expect.stringContaining('First')]);
    expect((await get(await preview())).headers['content-type']).toBe('image/jpeg');
    const { components } = await anna.ok(userTemplates.read, { params: { id: module } });
    const edited = JSON.parse(JSON.stringify(components).replace('First', 'Second'));
    await anna.ok(userTemplates.update, { params: { id: module }, body: { components: edited } });
    expect(await drawAll()).toEqual([expect.stringContaining('First')]);
    // The picture of the version before is not kept for the one that came while it was drawn.
    draw = async (request) => {
      draw = spy;
      await anna.ok(customModules.publish, { params: { id: module }, body: { revision: 2 } });
      return spy(request);
    };
    await anna.ok(customModules.update, { params: { id: module }, body: { name: 'Renamed' } });
    expect(await drawAll()).toEqual([expect.stringContaining('First'), expect.stringContaining('Second')]);
  });

  test('is made after a save, with sample values, and named by the template', async () => {
    const asked: PictureRequest[] = [];
    draw = (request) => {
      asked.push(request);
      return paint('#f00');
    };
    expect(await url()).toBeNull();
    expect(await drawDueThumbnail(deps)).toBe(true);
    expect(await drawDueThumbnail(deps)).toBe(false);
    expect(asked[0]).toMatchObject({ width: 800, maxHeight: 1000 });
    expect(asked[0]?.html).toContain('Hello Maria');
    const address = await url();
    expect(address).toMatch(new RegExp(`^/resources/${id}/screenshot\\.jpg\\?key=[\\w-]{20,}$`));
    const { elements } = await anna.ok(list, {});
    expect(elements[0]?.thumbnailUrl).toBe(address);
    const picture = await get(address ?? '');
    expect(picture.headers['content-type']).toBe('image/jpeg');
    expect(picture.headers['cache-control']).toBe('private, max-age=31536000, immutable');
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ width: 560, height: 280, format: 'jpeg' });
  });

  test('of an older state is not shown, and is followed by one of the newer', async () => {
    await drawDueThumbnail(deps);
    const first = await url();
    await save('<p>Second</p>');
    expect(await url()).toBeNull();
    await drawDueThumbnail(deps);
    const second = await url();
    expect(second).not.toBe(first);
    expect((await get(first ?? '')).rawPayload).toEqual(await placeholder());
  });

  test('that was begun before a save never replaces one begun after it', async () => {
    const begun = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<void>();
    draw = async () => {
      begun.resolve();
      await ended.promise;
      return paint('#00f');
    };
    const early = drawDueThumbnail(deps);
    await begun.promise;
    await save('<p>Second</p>');
    draw = () => paint('#0f0');
    expect(await drawDueThumbnail(deps)).toBe(true);
    const later = await url();
    ended.resolve();
    await early;
    expect(await url()).toBe(later);
  });

  test('is made by one server at a time, and by another when that one is gone', async () => {
    const now = server.clock.now;
    const claims = await Promise.all([1, 2, 3].map(() => deps.thumbnails.claim(now, now + 120_000)));
    expect(claims.filter((claim) => claim !== null).map(({ templateId }) => templateId)).toEqual([id]);
    expect(await drawDueThumbnail(deps)).toBe(false);
    server.clock.now += 120_000;
    const lost = async () =>
      (await server.metrics.registry.getSingleMetric('mailwright_leases_lost_total')?.get())?.values.find(
        ({ labels }) => labels.work === 'thumbnails',
      )?.value;
    const before = await lost();
    const slow = Promise.withResolvers<Buffer>();
    const began = Promise.withResolvers<void>();
    draw = () => {
      began.resolve();
      return slow.promise;
    };
    const early = drawDueThumbnail(deps);
    await began.promise;
    expect(await deps.thumbnails.claim(now + 120_000, now + 120_001)).toBeNull();
    server.clock.now += 120_000;
    draw = () => paint('#f00');
    expect(await drawDueThumbnail(deps)).toBe(true);
    const shown = await url();
    expect(shown).not.toBeNull();
    slow.resolve(await paint('#00f'));
    await early;
    expect(await url()).toBe(shown);
    expect(await lost()).toBe(Number(before) + 1);
  });

  test('that failed is tried again later and later, and at once after a save', async () => {
    let tries = 0;
    draw = async () => {
      tries += 1;
      throw new AppError('DRAWING_FAILED');
    };
    for (const wait of [60_000, 120_000, 240_000]) {
      expect(await drawDueThumbnail(deps)).toBe(true);
      server.clock.now += wait - 1;
      expect(await drawDueThumbnail(deps)).toBe(false);
      server.clock.now += 1;
    }
    expect(tries).toBe(3);
    await drawDueThumbnail(deps);
    await save('<p>Mended</p>');
    draw = () => paint('#f00');
    expect(await drawDueThumbnail(deps)).toBe(true);
    expect(await url()).not.toBeNull();
  });

  test('is shown at its address under the rule of the page, else a placeholder', async () => {
    await drawDueThumbnail(deps);
    const plain = fillPath(screenshot.path, { id });
    const envelope = await placeholder();
    expect((await get(plain)).rawPayload).toEqual(envelope);
    expect((await get(`${plain}?key=guess`)).rawPayload).toEqual(envelope);
    expect((await get('/resources/nothing/screenshot.jpg')).rawPayload).toEqual(envelope);
    const { url: link } = await anna.ok(endpoints.pages.viewLink, { params: { id } });
    expect((await get(`${plain}${new URL(link).search}`)).rawPayload).not.toEqual(envelope);
    await anna.ok(status, { params: { id, status: 'published' } });
    expect((await get(plain)).rawPayload).not.toEqual(envelope);
  });

  test('goes with its template', async () => {
    await drawDueThumbnail(deps);
    await anna.ok(status, { params: { id, status: 'deleted' } });
    await anna.ok(endpoints.userTemplates.remove, { params: { id } });
    expect(await deps.thumbnails.read(id)).toBeNull();
  });
});
