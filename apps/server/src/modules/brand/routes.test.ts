import { type BrandKit, endpoints } from '@mailwright/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../db/new-id.ts';
import { describeOnBoth } from '../../testing/databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { createAssetRepository } from '../assets/repository.ts';

const { brand: rows } = endpoints;

function kitNamed(name: string, values: Partial<BrandKit> = {}): BrandKit {
  return {
    name,
    colors: [{ id: 'c1', name: 'Ink', light: '#102030', dark: '#e0e8f0', role: 'text' }],
    fonts: { heading: 'Georgia, serif', body: null },
    logo: { src: '', alt: '' },
    logoDark: { src: '' },
    button: { background: '#aa3355', color: '#ffffff', radius: 8, paddingX: 24, paddingY: 12 },
    spacing: [8, 16, 32],
    social: [{ network: 'instagram', url: 'https://www.instagram.com/acme' }],
    footer: { company: 'Acme', address: '1 Main Street', reason: 'You signed up.' },
    ...values,
  };
}

describeOnBoth('a brand kit', (open) => {
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

  const save = (who: TestClient, kit: BrandKit, revision = 0) => who.ok(rows.save, { body: { kit, revision } });

  test('is nobody’s until it is saved, and then comes as it was saved', async () => {
    expect(await anna.ok(rows.read, {})).toEqual({ brand: null });
    const saved = await save(anna, kitNamed('Acme'));
    expect(saved).toMatchObject({ kit: kitNamed('Acme'), isOwner: true, revision: 1, people: [] });
    expect(await anna.ok(rows.read, {})).toEqual({ brand: saved });
    expect(await anna.ok(rows.list, {})).toEqual([saved]);
    expect(await ben.ok(rows.list, {})).toEqual([]);
  });

  test('holds web fonts that mails can bring along, and refuses others by name', async () => {
    const lato = { name: 'Lato', url: 'https://fonts.example/lato.css', fallback: 'Georgia, serif' };
    const fonts = { heading: "'Lato', Georgia, serif", body: null };
    const kit = kitNamed('Acme', { webFonts: [lato], fonts });
    await save(anna, kit);
    expect((await anna.ok(rows.read, {})).brand?.kit).toEqual(kit);
    const refusedAt = async (values: Partial<BrandKit>) => {
      const refused = await anna.refused(rows.save, { body: { kit: kitNamed('Acme', values), revision: 1 } });
      expect(refused.status).toBe(400);
      return refused.details?.map(({ path }) => path);
    };
    expect(await refusedAt({ fonts })).toEqual(['kit.fonts.heading']);
    const unsafe = { ...lato, fallback: 'fantasy' };
    expect(await refusedAt({ webFonts: [unsafe] })).toEqual(['kit.webFonts.0']);
    expect(await refusedAt({ webFonts: [{ ...lato, url: 'https://a.example/"onload' }] })).toHaveLength(1);
    expect(await refusedAt({ webFonts: [{ ...lato, url: 'http://fonts.example/lato.css' }] })).toHaveLength(1);
    expect(await refusedAt({ webFonts: [lato, { ...lato, name: 'LATO' }] })).toHaveLength(1);
    expect((await anna.ok(rows.read, {})).brand).toMatchObject({ revision: 1, kit });
  });

  test('is changed by who knows its revision, so that two pages never overwrite each other', async () => {
    const { id } = await save(anna, kitNamed('Acme'));
    expect(await save(anna, kitNamed('Acme 2'), 1)).toMatchObject({ id, revision: 2, kit: { name: 'Acme 2' } });
    for (const revision of [0, 1, 3]) {
      const refused = await anna.refused(rows.save, { body: { kit: kitNamed('Other'), revision } });
      expect(refused).toMatchObject({ status: 409, code: 'BRAND_CHANGED' });
    }
    expect((await anna.ok(rows.read, {})).brand).toMatchObject({ revision: 2, kit: { name: 'Acme 2' } });
  });

  test('is used and not changed by those it is shared with, who are not told of each other', async () => {
    const cleo = await server.person('Cleo');
    await save(anna, kitNamed('Acme'));
    await save(ben, kitNamed('Bakery'));
    const people = [ben.id, cleo.id, anna.id, ben.id];
    const shared = await anna.ok(rows.share, { body: { people } });
    expect(shared.people.map(({ firstName }) => firstName)).toEqual(['Ben', 'Cleo']);
    const seen = await ben.ok(rows.list, {});
    expect(seen.map(({ kit, isOwner, people }) => [kit.name, isOwner, people])).toEqual([
      ['Bakery', true, []],
      ['Acme', false, []],
    ]);
    expect(seen[1]?.owner).toEqual({ id: anna.id, firstName: 'Anna', lastName: 'Example' });
    await save(ben, kitNamed('Bakery 2'), 1);
    expect((await anna.ok(rows.read, {})).brand?.kit.name).toBe('Acme');
    expect((await anna.ok(rows.share, { body: { people: [] } })).people).toEqual([]);
    expect(await cleo.ok(rows.list, {})).toEqual([]);
  });

  test('is shared with people of the allowed domains alone', async () => {
    const guest = await server.person('Gus', { email: `gus.${newId()}@elsewhere.example` });
    expect(await anna.refused(rows.share, { body: { people: [ben.id] } })).toMatchObject({ code: 'BRAND_NOT_FOUND' });
    await save(anna, kitNamed('Acme'));
    for (const people of [[guest.id], ['nobody']]) {
      const refused = await anna.refused(rows.share, { body: { people } });
      expect(refused).toMatchObject({ status: 400, code: 'UNKNOWN_COLLABORATOR', details: [{ path: 'people.0' }] });
    }
  });

  test('is shared with whom one of several pages has said last, and with nobody once it is gone', async () => {
    const cleo = await server.person('Cleo');
    await save(anna, kitNamed('Acme'));
    const people = [ben.id, cleo.id];
    const lists = Array.from({ length: 8 }, (_, index) => (index % 2 === 0 ? people : [ben.id]));
    const answers = await Promise.all(lists.map((list) => anna.call(rows.share, { body: { people: list } })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    const late = await Promise.all([
      anna.call(rows.remove, {}),
      ...Array.from({ length: 4 }, () => anna.call(rows.share, { body: { people } })),
    ]);
    for (const { statusCode } of late) expect([200, 204, 404]).toContain(statusCode);
    expect(await anna.ok(rows.read, {})).toEqual({ brand: null });
    expect(await ben.ok(rows.list, {})).toEqual([]);
  });

  test('goes when its owner deletes it', async () => {
    await save(anna, kitNamed('Acme'));
    await anna.ok(rows.share, { body: { people: [ben.id] } });
    await anna.ok(rows.remove, {});
    expect(await ben.ok(rows.list, {})).toEqual([]);
    expect(await anna.refused(rows.remove, {})).toMatchObject({ status: 404, code: 'BRAND_NOT_FOUND' });
    expect(await save(anna, kitNamed('Acme'))).toMatchObject({ revision: 1 });
  });

  test.each([
    ['a color that mail programs read in different ways', { colors: [{ ...kitNamed('').colors[0], light: 'red' }] }],
    ['two colors for one role', { colors: [{ ...kitNamed('').colors[0] }, { ...kitNamed('').colors[0], id: 'c2' }] }],
    ['a font that few readers have', { fonts: { heading: 'Papyrus, fantasy', body: null } }],
    ['a logo that runs a script', { logo: { src: 'javascript:alert(1)', alt: '' } }],
    ['a profile that is no address', { social: [{ network: 'x', url: 'javascript:alert(1)' }] }],
    ['a network that mails have no icon for', { social: [{ network: 'myspace', url: 'https://a.example/' }] }],
    ['a scale that does not ascend', { spacing: [16, 8] }],
    ['more colors than fit a picker', { colors: Array.from({ length: 25 }, (_, i) => colorAt(i)) }],
  ])('is refused with %s', async (_, values) => {
    const kit = { ...kitNamed('Acme'), ...values } as BrandKit;
    const refused = await anna.refused(rows.save, { body: { kit, revision: 0 } });
    expect(refused).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
    expect(await anna.ok(rows.read, {})).toEqual({ brand: null });
  });

  test('keeps its logo served after that was deleted from the library', async () => {
    const assets = createAssetRepository(server.database);
    const logo = {
      ownerId: anna.id,
      savedName: 'logo.png',
      originalName: 'logo.png',
      contentType: 'image/png' as const,
      width: 10,
      height: 10,
      size: 100,
      inLibrary: true,
      templateId: null,
      folder: null,
      now: 1_000,
    };
    await assets.add(logo);
    const src = `/api/v2/assets/user/${anna.id}/asset/logo.png`;
    await save(anna, kitNamed('Acme', { logo: { src, alt: 'Acme' } }));
    await assets.removeFromLibrary(anna.id, 'logo.png');
    expect(await assets.findServed(anna.id, 'logo.png')).toMatchObject({ savedName: 'logo.png' });
    await save(anna, kitNamed('Acme'), 1);
    expect(await assets.findServed(anna.id, 'logo.png')).toBeNull();
  });
});

function colorAt(index: number): BrandKit['colors'][number] {
  return { id: `c${index}`, name: `Color ${index}`, light: '#123456', dark: null, role: null };
}
