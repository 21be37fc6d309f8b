import { copyFile, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endpoints, type Icon } from '@mailwright/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeOnBoth, freshDatabase } from '../../testing/databases.ts';
import { testIconFile } from '../../testing/icon-file.ts';
import { createDraft } from '../../testing/templates.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

const rows = endpoints.icons;

const ids = (icons: readonly Icon[]) => icons.map(({ id }) => id);

describe('the search for icons', () => {
  let server: TestApp;
  let anna: TestClient;

  beforeAll(async () => {
    server = await createTestApp(await freshDatabase('sqlite'), { iconFile: testIconFile() });
    anna = await server.person('Anna');
  });
  afterAll(() => server.close());

  const search = (query: object) => anna.ok(rows.search, { query });

  test('answers id, address and description, 36 of them, and takes every parameter of the specification', async () => {
    const icons = await search({
      query: 'arrow',
      vector: true,
      offset: 0,
      count: 36,
      category: 'arrows',
      style: 'outline',
      premium: false,
      license: 'commercial-nonattribution',
    });
    expect(icons).toHaveLength(36);
    expect(ids(await search({ query: 'home' })).slice(0, 3)).toEqual([
      'lucide:house',
      'fluent:home-24-regular',
      'heroicons:home',
    ]);
    expect((await search({ query: 'mail', count: 1 }))[0]).toEqual({
      id: 'lucide:mail',
      url: expect.stringMatching(/^\/api\/v2\/icons\/preview\/lucide\/mail\.svg\?v=\d+\.\d+\.\d+$/),
      description: 'mail',
      colorable: true,
      trademark: false,
    });
    expect((await search({ query: 'mail', count: 1, vector: false }))[0]?.url).toContain('/lucide/mail.png?');
  });

  test('finds icons that are called so first, then those with longer words, then what means the same', async () => {
    const found = ids(await search({ query: 'car', count: 100 }));
    const isCar = found.map((id) => /\bcar\b/.test(id));
    expect(found[0]).toBe('lucide:car');
    expect(isCar.filter(Boolean).length).toBeGreaterThan(20);
    expect(isCar.indexOf(false)).toBe(isCar.filter(Boolean).length);
    expect(found).toContain('bi:cart');
    expect(ids(await search({ query: 'automobile' }))[0]).toBe('lucide:car');
    expect(ids(await search({ query: 'envel', count: 100 }))).toContain('lucide:mail');
    expect(ids(await search({ query: 'Löschen' }))).toContain('lucide:trash');
    expect(ids(await search({ query: 'CORAZÓN' }))[0]).toBe('lucide:heart');
    expect(ids(await search({ query: 'arr le' }))).toContain('lucide:arrow-left');
    expect(ids(await search({ query: 'left arrow', count: 1 }))).toEqual(['lucide:arrow-left']);
    expect(await search({ query: 'home unicorn' })).toEqual([]);
  });

  test('pages hold each icon once, across the end of those that are called so', async () => {
    const all: string[] = [];
    for (let offset = 0; ; offset += 7) {
      const page = ids(await search({ query: 'car', offset, count: 7 }));
      all.push(...page);
      if (page.length < 7) break;
    }
    const whole = ids(await search({ query: 'car', count: 100 }));
    expect(all.length).toBeGreaterThan(100);
    expect(all.slice(0, 100)).toEqual(whole);
    expect(new Set(all).size).toBe(all.length);
    expect(await search({ query: 'car', offset: all.length })).toEqual([]);
    expect(await search({ query: 'car', offset: 999_999 })).toEqual([]);
  });

  test('narrows by category and style, with words and without', async () => {
    const food = await search({ category: 'food', count: 100 });
    expect(ids(food)).toEqual(expect.arrayContaining(['lucide:cake', 'lucide:pizza', 'lucide:apple']));
    expect(ids(food)).not.toContain('lucide:mail');
    expect(ids(await search({ query: 'apple', category: 'logos' }))).toEqual(['bi:apple', 'bi:apple-music']);
    expect(ids(await search({ query: 'home', style: 'filled', category: 'interface' }))).not.toContain('lucide:home');
    for (const { id } of await search({ query: 'home', style: 'filled' })) expect(id).toMatch(/solid|fill/);
    expect(ids(await search({ style: 'color' }))).toEqual(['paint:red-ball', 'paint:wide-flag']);
  });

  test('logos say that they are trademarks, and drawings with colors of their own that they take none', async () => {
    const logos = await search({ category: 'logos', count: 100 });
    expect(logos.length).toBeGreaterThan(50);
    expect(logos.every(({ trademark }) => trademark)).toBe(true);
    const [ball] = await search({ query: 'red ball' });
    expect(ball).toMatchObject({ id: 'paint:red-ball', colorable: false, trademark: false });
  });

  test('categories and styles are lists of name and identifier', async () => {
    const categories = await anna.ok(rows.categories, {});
    expect(categories).toHaveLength(27);
    expect(categories).toContainEqual({ name: 'Food and drink', identifier: 'food' });
    const styles = (await anna.ok(rows.styles, {})).map(({ identifier }) => identifier);
    expect(styles).toEqual(['outline', 'filled', 'duotone', 'thin', 'bold', 'rounded', 'sharp', 'color']);
  });

  test('icons that cost something are none; every license that may be asked for is met', async () => {
    expect(await search({ query: 'home', premium: true })).toEqual([]);
    for (const license of ['none', 'commercial', 'commercial-nonattribution']) {
      expect(await search({ query: 'home', license })).not.toEqual([]);
    }
  });

  test.each([
    ['"'],
    ['home"'],
    ['"home" OR "mail"'],
    ['home* NOT mail'],
    ['NEAR(home mail)'],
    ['text:home'],
    ['{text}:home'],
    ['^home'],
    ['home + mail'],
    ['-home'],
    ["home'; drop table icons; --"],
    ['_cfood'],
    ['_whome'],
    ['(((((('],
    ['%_%'],
    ['a '.repeat(127)],
    ['x'.repeat(255)],
    ['\\'],
    ['AND'],
    ['🙂'],
    ['日本語'],
  ])('%j is words like any others, or none', async (query) => {
    const answer = await anna.call(rows.search, { query: { query } });
    expect(answer.statusCode).toBe(200);
    expect(Array.isArray(answer.json())).toBe(true);
  });

  test('signs alone find nothing; a mark of the index cannot be typed', async () => {
    expect(await search({ query: '🙂' })).toEqual([]);
    expect(await search({ query: '"*"' })).toEqual([]);
    expect(await search({ query: '_cfood' })).toEqual([]);
    expect(ids(await search({ query: '"mail" OR' }))).not.toContain('lucide:mail');
  });

  test.each([
    [{ query: 'x'.repeat(256) }],
    [{ query: 'a\u0000b' }],
    [{ offset: -1 }],
    [{ offset: 1e300 }],
    [{ count: 0 }],
    [{ count: 101 }],
    [{ category: 'nothing' }],
    [{ style: 'wavy' }],
    [{ license: 'gpl' }],
    [{ premium: 'perhaps' }],
  ])('%j is refused', async (query) => {
    expect((await anna.call(rows.search, { query } as never)).statusCode).toBe(400);
  });

  test('asks for a session', async () => {
    expect((await server.app.inject({ url: '/api/v2/icons/search?query=home' })).statusCode).toBe(401);
  });

  test('previews are of 32 pixels, served to everybody and for good, and run nothing', async () => {
    const [icon] = await search({ query: 'mail' });
    const svg = await server.app.inject({ url: icon?.url ?? '' });
    expect(svg.statusCode).toBe(200);
    expect(svg.body).toMatch(/^<svg xmlns="[^"]+" width="32" height="32" viewBox="0 0 24 24" color="#000000">/);
    expect(svg.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
    });
    const png = await server.app.inject({ url: (icon?.url ?? '').replace('.svg', '.png') });
    expect(await sharp(png.rawPayload).metadata()).toMatchObject({ format: 'png', width: 64, height: 64 });
  });

  test.each([['/lucide/nothing.svg'], ['/nothing/mail.svg'], ['/lucide/mail.html'], ['/..%2F..%2Fetc/passwd.svg']])(
    'there is no preview %s',
    async (name) => {
      const answer = await server.app.inject({ url: `/api/v2/icons/preview${name}` });
      expect([400, 404]).toContain(answer.statusCode);
    },
  );

  test('licenses are a text that everybody may read: each set with its notice, and each license', async () => {
    const { body, headers } = await server.app.inject({ url: '/api/v2/icons/licenses' });
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toContain('Copyright (c) 2020, Lucide Contributors');
    expect(body).toContain('Copyright (c) 2020 Refactoring UI Inc.');
    expect(body).toContain('Permission is hereby granted, free of charge');
    expect(body).toContain('Permission to use, copy, modify, and/or distribute');
    expect(body).toContain('CC0 1.0 Universal');
    expect(body).not.toContain('Apache License');
  });
});

describeOnBoth('a chosen icon', (open) => {
  let server: TestApp;
  let anna: TestClient;

  beforeAll(async () => {
    server = await createTestApp(await open(), { iconFile: testIconFile() });
    anna = await server.person('Anna');
  });
  afterAll(() => server.close());

  const draw = (id: string, body: { color?: string; size: number; templateId?: string }) =>
    anna.ok(rows.draw, { params: { id }, body });

  test('is a PNG with a palette of twice its size, in its color, under the name of its content', async () => {
    const templateId = await createDraft(anna);
    const image = await draw('lucide:mail', { color: '#E11D48', size: 64, templateId });
    expect(image).toMatchObject({ originalName: 'mail.png', contentType: 'image/png', width: 128, height: 128 });
    expect(image.icon).toEqual({ id: 'lucide:mail', color: '#e11d48', size: 64 });
    const file = await server.app.inject({ url: image.url });
    const drawn = sharp(file.rawPayload);
    expect(await drawn.metadata()).toMatchObject({ format: 'png', isPalette: true, hasAlpha: true });
    const pixels = await drawn.clone().ensureAlpha().raw().toBuffer();
    const inked = pixels.findIndex((value, index) => index % 4 === 3 && value === 255) - 3;
    expect([...pixels.subarray(inked, inked + 3)]).toEqual([0xe1, 0x1d, 0x48]);
    expect(file.rawPayload.length).toBeLessThan(6000);
    expect(await draw('lucide:mail', { color: '#e11d48', size: 64, templateId })).toMatchObject({ url: image.url });
    expect((await draw('lucide:mail', { color: '#0000ff', size: 64, templateId })).url).not.toBe(image.url);
    expect(await draw('lucide:mail', { color: '#e11d48', size: 24, templateId })).toMatchObject({ width: 48 });
  });

  test('belongs to its template and not to the library; without a template it joins the library', async () => {
    const templateId = await createDraft(anna);
    const { url } = await draw('lucide:cake', { size: 32, templateId });
    const urls = async () => (await anna.ok(endpoints.assets.listOwn, {})).map((image) => image.url);
    const ofTemplate = await anna.ok(endpoints.assets.listOfTemplate, { params: { id: templateId } });
    expect(ofTemplate.map((image) => image.url)).toEqual([url]);
    expect(await urls()).toEqual([]);
    expect(await urls()).not.toContain(url);
    const kept = await draw('lucide:cake', { size: 48 });
    expect(await urls()).toEqual([kept.url]);
  });

  test('with colors of its own keeps them', async () => {
    const { url } = await draw('paint:red-ball', { color: '#00ff00', size: 16 });
    const { dominant } = await sharp((await server.app.inject({ url })).rawPayload)
      .flatten()
      .stats();
    expect(dominant.r).toBeGreaterThan(200);
    expect(dominant.g).toBeLessThan(60);
  });

  test('is refused where it is unknown, its color or size is none, or the template is somebody else’s', async () => {
    const ben = await server.person('Ben');
    const templateId = await createDraft(ben);
    const refused = async (id: string, body: object) =>
      (await anna.refused(rows.draw, { params: { id }, body } as never)).code;
    expect(await refused('lucide:nothing', { size: 32 })).toBe('ICON_NOT_FOUND');
    expect(await refused('lucide', { size: 32 })).toBe('VALIDATION_FAILED');
    expect(await refused('lucide:mail', { size: 7 })).toBe('VALIDATION_FAILED');
    expect(await refused('lucide:mail', { size: 513 })).toBe('VALIDATION_FAILED');
    expect(await refused('lucide:mail', { size: 32, color: 'red"/><script/>' })).toBe('VALIDATION_FAILED');
    expect(await refused('lucide:mail', { size: 32, templateId })).toBe('TEMPLATE_NOT_FOUND');
  });
});

describe('without a sound file of icons', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'mailwright-no-icons-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  async function refusals(iconFile: string) {
    const server = await createTestApp(await freshDatabase('sqlite'), { iconFile });
    try {
      const anna = await server.person('Anna');
      const { status, code, error } = await anna.refused(rows.search, { query: { query: 'home' } });
      expect(await anna.ok(endpoints.assets.listOwn, {})).toEqual([]);
      expect(await anna.ok(rows.styles, {})).toHaveLength(8);
      return { status, code, error };
    } finally {
      await server.close();
    }
  }

  const unavailable = {
    status: 503,
    code: 'ICONS_UNAVAILABLE',
    error: 'The icons are not available on this server. Please tell your administrator.',
  };

  test('the server runs, and the search says what to do', async () => {
    expect(await refusals(path.join(folder, 'missing.db'))).toEqual(unavailable);
  });

  test('so it does where it is no database, or a database of something else', async () => {
    const file = path.join(folder, 'text.db');
    await writeFile(file, 'These are no icons. '.repeat(1000));
    expect(await refusals(file)).toEqual(unavailable);
    await writeFile(file, '');
    expect(await refusals(file)).toEqual(unavailable);
  });

  test('so it does where half of it is missing; a sound one in its place is found without a restart', async () => {
    const file = path.join(folder, 'half.db');
    await copyFile(testIconFile(), file);
    await truncate(file, 200_000);
    const server = await createTestApp(await freshDatabase('sqlite'), { iconFile: file });
    try {
      const anna = await server.person('Anna');
      expect(await anna.refused(rows.search, { query: { query: 'home' } })).toMatchObject(unavailable);
      await rm(file);
      await copyFile(testIconFile(), file);
      expect(await anna.ok(rows.search, { query: { query: 'home' } })).toHaveLength(36);
    } finally {
      await server.close();
    }
  });
});
