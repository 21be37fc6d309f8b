import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { describeOnBoth } from '../../testing/databases.ts';
import { addPerson } from '../../testing/people.ts';
import { newTemplate } from '../../testing/templates.ts';
import type { TemplateRepository } from '../templates/port.ts';
import { createTemplateRepository } from '../templates/repository.ts';
import { prepareBody } from '../versions/prepare-body.ts';
import type { AssetRepository, NewAsset } from './port.ts';
import { createAssetRepository } from './repository.ts';

describeOnBoth('images', (open) => {
  let database: OpenDatabase;
  let assets: AssetRepository;
  let templates: TemplateRepository;
  let anna: string;

  beforeAll(async () => {
    database = await open();
    assets = createAssetRepository(database);
    templates = createTemplateRepository(database);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    anna = await addPerson(database, 'Anna');
  });

  const all = { sort: 'newest', offset: 0 } as const;

  function image(values: Partial<NewAsset> = {}): NewAsset {
    return {
      ownerId: anna,
      savedName: 'logo1.png',
      originalName: 'Logo.png',
      contentType: 'image/png',
      width: 20,
      height: 10,
      size: 300,
      templateId: null,
      folder: null,
      inLibrary: true,
      now: 1000,
      ...values,
    };
  }

  async function templateShowing(name: string): Promise<string> {
    const html = `<img src="https://mail.example/api/v2/assets/user/${anna}/asset/${name}">`;
    const body = await prepareBody({ html, css: '', customStyles: '', style: null, components: null });
    const template = await templates.create(newTemplate({ ownerId: anna, body }));
    return template?.id ?? '';
  }

  async function save(id: string, html: string): Promise<void> {
    const body = await prepareBody({ html, css: '', customStyles: '', style: null, components: null });
    await templates.update({ id, userId: anna, now: 2000, body, guard: () => null });
  }

  test('the library lists its own images, newest first, each content once', async () => {
    await assets.add(image());
    await assets.add(
      image({ savedName: 'photo2.jpg', originalName: 'Photo.jpg', contentType: 'image/jpeg', now: 2000 }),
    );
    await assets.add(image({ originalName: 'Logo again.png', now: 3000 }));
    await assets.add(image({ ownerId: await addPerson(database, 'Ben') }));
    expect((await assets.listLibrary(anna, all)).map((asset) => asset.originalName)).toEqual(['Photo.jpg', 'Logo.png']);
    expect((await assets.listLibrary(anna, all))[0]).toEqual({
      ownerId: anna,
      savedName: 'photo2.jpg',
      originalName: 'Photo.jpg',
      contentType: 'image/jpeg',
      width: 20,
      height: 10,
      size: 300,
      folder: null,
      alt: {},
      source: null,
      inLibrary: true,
      created: 2000,
    });
  });

  test('the library is searched in any case by name and alternative text, sorted, and given in parts', async () => {
    const names = ['Zebra.png', 'apple 100%.png', 'Äpfel.png'];
    for (const [at, originalName] of names.entries()) {
      await assets.add(image({ savedName: `image${at}.png`, originalName, size: 100 * (at + 1), now: 1000 + at }));
    }
    await assets.updateInLibrary(anna, 'image0.png', {
      originalName: 'Zebra.png',
      folder: null,
      alt: { de: 'Ein GRÜNES Tier' },
    });
    const listed = async (query: object) =>
      (await assets.listLibrary(anna, { ...all, ...query })).map(({ originalName }) => originalName);
    expect(await listed({ query: 'ÄPFEL' })).toEqual(['Äpfel.png']);
    expect(await listed({ query: '0%' })).toEqual(['apple 100%.png']);
    expect(await listed({ query: 'grünes' })).toEqual(['Zebra.png']);
    expect(await listed({ sort: 'size' })).toEqual(['Äpfel.png', 'apple 100%.png', 'Zebra.png']);
    expect(await listed({ sort: 'name', limit: 1, offset: 1 })).toEqual(['Zebra.png']);
  });

  test('a template lists what its mail shows now, and templates that show an image are told by their readers', async () => {
    await assets.add(image());
    const id = await templateShowing('logo1.png');
    await templateShowing('other.png');
    const ben = await addPerson(database, 'Ben');
    expect((await assets.listOfTemplate(id, all)).map(({ savedName }) => savedName)).toEqual(['logo1.png']);
    const logo = { ownerId: anna, savedName: 'logo1.png' };
    expect(await assets.usage(logo, anna)).toMatchObject({
      total: 1,
      templates: [{ templateId: id, isModule: false, isOwner: true }],
    });
    expect(await assets.usage(logo, ben)).toEqual({ total: 1, templates: [] });
    await save(id, '<p>No image</p>');
    expect(await assets.listOfTemplate(id, all)).toEqual([]);
    expect(await assets.usage(logo, anna)).toEqual({ total: 0, templates: [] });
  });

  test('a template lists what was uploaded for it', async () => {
    const templateId = (await templates.create(newTemplate({ ownerId: anna })))?.id ?? '';
    await assets.add(image({ templateId }));
    await assets.add(image({ savedName: 'other.png' }));
    expect((await assets.listOfTemplate(templateId, all)).map((asset) => asset.savedName)).toEqual(['logo1.png']);
  });

  test('what is taken out of the library is not served, unless something shows it', async () => {
    await assets.add(image());
    expect(await assets.findServed(anna, 'logo1.png')).toMatchObject({ savedName: 'logo1.png' });
    expect(await assets.removeFromLibrary(anna, 'logo1.png')).toBe(true);
    expect(await assets.removeFromLibrary(anna, 'logo1.png')).toBe(false);
    expect(await assets.listLibrary(anna, all)).toEqual([]);
    expect(await assets.findServed(anna, 'logo1.png')).toBeNull();
    await assets.add(image());
    expect(await assets.listLibrary(anna, all)).toHaveLength(1);
  });

  test('a removed image is served as long as a template or one of its versions names it', async () => {
    await assets.add(image());
    const id = await templateShowing('logo1.png');
    await assets.removeFromLibrary(anna, 'logo1.png');
    expect(await assets.findServed(anna, 'logo1.png')).not.toBeNull();
    await save(id, 'without');
    expect(await assets.findServed(anna, 'logo1.png')).not.toBeNull();
    await templates.remove({ ids: [id], viewerId: anna, guard: () => null });
    expect(await assets.findServed(anna, 'logo1.png')).toBeNull();
  });

  test('a copy keeps the images of its source served', async () => {
    await assets.add(image());
    const id = await templateShowing('logo1.png');
    await assets.removeFromLibrary(anna, 'logo1.png');
    await templates.create(newTemplate({ ownerId: anna, body: { copyOf: id } }));
    await templates.remove({ ids: [id], viewerId: anna, guard: () => null });
    expect(await assets.findServed(anna, 'logo1.png')).not.toBeNull();
  });
});
