import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../db/database.ts';
import { assetOfAddress } from '../modules/assets/asset-address.ts';
import { createAssetRepository } from '../modules/assets/repository.ts';
import { createCategoryRepository } from '../modules/categories/repository.ts';
import { createCustomFieldRepository } from '../modules/contacts/repository.ts';
import { createProductRepository } from '../modules/products/repository.ts';
import { createStoreRepository } from '../modules/stores/repository.ts';
import { createModuleRepository } from '../modules/templates/custom-modules/module-repository.ts';
import { createTemplateRepository } from '../modules/templates/repository.ts';
import { createBodyComposer } from '../modules/templates/update/compose-body.ts';
import { createUserRepository } from '../modules/users/repository.ts';
import { prepareBody } from '../modules/versions/prepare-body.ts';
import { createFolderStore } from '../storage/folder-store.ts';
import { describeOnBoth } from '../testing/databases.ts';
import { newTemplate } from '../testing/templates.ts';
import { MODULE_LIBRARY } from './content/module-library.ts';
import { runSeed } from './run-seed.ts';
import type { SeedContext } from './seed-step.ts';
import { DEMO_STORE_ID } from './steps/demo-store.ts';
import { LIBRARIAN_ID } from './steps/library-owner.ts';

describeOnBoth('the first start', (open) => {
  let database: OpenDatabase;
  let folder: string;
  let context: SeedContext;

  async function begin(): Promise<void> {
    database = await open();
    folder = await mkdtemp(path.join(tmpdir(), 'mailwright-seed-'));
    const store = createFolderStore(folder);
    const compose = createBodyComposer({ assetBase: () => 'https://mail.example', mergeSyntax: '{{ name }}' });
    context = { database, store, now: Date.UTC(2026, 5, 1), compose };
  }

  async function end(): Promise<void> {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }

  function system() {
    return createTemplateRepository(database).list({
      scope: { kind: 'system', statuses: ['published'] },
      viewerId: LIBRARIAN_ID,
      type: 'email',
      sort: 'lastModified',
      direction: 'desc',
      limit: 100,
      offset: 0,
    });
  }

  describe('of a demo', () => {
    beforeAll(async () => {
      await begin();
      await runSeed(context, 'demo');
    });
    afterAll(end);

    it('brings twelve system templates and seven layouts, each with a mail of its own', async () => {
      const { total, templates } = await system();
      expect(total).toBe(19);
      const bodies = await createTemplateRepository(database).bodies(templates.map(({ id }) => id));
      for (const { id, name, size } of templates) {
        expect(size, name).toBeLessThan(60 * 1024);
        expect(bodies.get(id)?.html, name).toContain('<!doctype html>');
        expect(bodies.get(id)?.html, name).not.toContain('picture:');
      }
    });

    it('brings five visible categories with templates in them, a hidden one, and the featured layouts', async () => {
      const categories = await createCategoryRepository(database).list({ type: 'email' });
      expect(categories.filter(({ group, hidden, count }) => group === 'system' && !hidden && count > 0)).toHaveLength(
        5,
      );
      expect(categories.filter(({ hidden }) => hidden).map(({ name }) => name)).toEqual(['In review']);
      expect(categories.find(({ name }) => name === 'Featured Layouts')).toMatchObject({ group: 'layouts', count: 3 });
    });

    it('stores the pictures that the mails show', async () => {
      const library = await createAssetRepository(database).listLibrary(LIBRARIAN_ID, { sort: 'newest', offset: 0 });
      expect(library).toHaveLength(35);
      expect(library[0]).toMatchObject({ contentType: 'image/png' });
    });

    it('brings a demo store of 66 products in six categories, with pictures of their own that are not in the library', async () => {
      const [store] = await createStoreRepository(database).ofReader('anybody');
      expect(store).toMatchObject({
        id: DEMO_STORE_ID,
        kind: 'demo',
        ownerId: null,
        products: 66,
        sync: { nextAt: null },
      });
      const products = createProductRepository(database);
      const categories = await products.categories(DEMO_STORE_ID);
      expect(categories).toEqual(['Coffee', 'Kitchen', 'Lighting', 'Outdoor and travel', 'Plants', 'Stationery']);
      const all = { 'return-deleted': false, 'category-name': '', query: '' };
      const found = await products.list(DEMO_STORE_ID, all, { limit: 100, offset: 0 });
      expect(new Set(found.map(({ image }) => image)).size).toBe(66);
      const keys = found.flatMap(({ image }) => assetOfAddress(image) ?? []);
      expect(await createAssetRepository(database).findAll(keys)).toHaveLength(66);
      for (const { ownerId, name } of keys) {
        expect(await createAssetRepository(database).findServed(ownerId, name)).not.toBeNull();
      }
      expect(found.filter(({ salePrice }) => salePrice !== null).length).toBeGreaterThan(12);
      expect(found.filter(({ priceTo }) => priceTo !== null).length).toBeGreaterThan(5);
      expect(new Set(found.map(({ availability }) => availability))).toEqual(
        new Set(['inStock', 'outOfStock', 'preorder', 'backorder']),
      );
      expect(new Set(found.map(({ currency }) => currency))).toEqual(new Set(['EUR', 'USD']));
    });

    it('brings the system modules in their categories, in the order of the tab, each as its first version', async () => {
      const modules = await createModuleRepository(database).list({ viewerId: LIBRARIAN_ID, withHidden: true });
      const seeds = MODULE_LIBRARY.flatMap((category) => category.modules);
      expect(modules.map(({ template }) => template.name)).toEqual(seeds.map(({ name }) => name));
      for (const { template, kind, width, words, version, publishedRevision } of modules) {
        expect([kind, width, version, publishedRevision], template.name).toEqual([
          'sections',
          640,
          1,
          template.revision,
        ]);
        expect(template, template.name).toMatchObject({ isSystem: true, status: 'published', ownerId: LIBRARIAN_ID });
        expect(words, template.name).not.toBe('');
      }
      const categories = await createCategoryRepository(database).list({ type: 'email_cb' });
      const counts = MODULE_LIBRARY.map((category) => [category.name, category.modules.length, 'system', false]);
      expect(categories.map(({ name, count, group, hidden }) => [name, count, group, hidden])).toEqual(counts);
      const bodies = await createModuleRepository(database).bodies(modules.map(({ template }) => template.id));
      expect(JSON.stringify([...bodies.values()])).not.toContain('picture:');
      const opened = JSON.stringify(
        bodies.get(modules.find(({ template }) => template.name === 'Call in the middle')!.template.id),
      );
      expect(opened).toContain('"open":["label","link"]');
    });

    it('brings merge fields, each with a sample', async () => {
      const fields = await createCustomFieldRepository(database).list();
      expect(fields).toHaveLength(13);
      expect(fields.at(-1)).toMatchObject({ name: 'sender_address', label: 'Sender address' });
      expect(fields[0]).toEqual({ name: 'firstName', label: 'First name', sample: 'Maria' });
      expect(fields.every(({ sample }) => sample !== '')).toBe(true);
    });

    it('runs once in the life of a database', async () => {
      await runSeed(context, 'demo');
      expect((await system()).total).toBe(19);
      expect(await createUserRepository(database).listDemo()).toHaveLength(3);
    });

    it('brings the designs of today to an older library, and leaves what an admin changed', async () => {
      const { kysely } = database;
      const templates = createTemplateRepository(database);
      const before = (await system()).templates;
      const idOf = (name: string) => before.find((template) => template.name === name)!.id;
      const old = async (name: string, userId: string) => {
        const body = { ...(await templates.body(idOf(name)))!, html: '<p>As it was</p>' };
        const now = context.now + 1;
        await templates.update({ id: idOf(name), userId, now, body: await prepareBody(body), guard: () => null });
      };
      const admin = (await createUserRepository(database).listDemo()).find(({ role }) => role === 'admin')!;
      await old('Sale', LIBRARIAN_ID);
      await old('Survey', admin.id);

      await kysely.deleteFrom('seed_steps').where('name', '=', '09-library-designs').execute();
      await runSeed(context, 'demo');
      expect((await templates.body(idOf('Sale')))?.html).toContain('30% off');
      expect((await templates.body(idOf('Survey')))?.html).toBe('<p>As it was</p>');
      const after = (await system()).templates;
      const untouched = ({ name }: { name: string }) => name !== 'Sale' && name !== 'Survey';
      expect(after.filter(untouched)).toEqual(before.filter(untouched));
    });

    it('says what the designs of an older library are sent for and where the address is, and leaves what an admin changed', async () => {
      const { kysely } = database;
      const templates = createTemplateRepository(database);
      const before = (await system()).templates;
      const purposes = Object.fromEntries(before.map(({ name, purpose }) => [name, purpose]));
      expect(purposes).toMatchObject({
        Newsletter: 'marketing',
        'Order confirmation': 'transactional',
        'Shipping notice': 'transactional',
      });
      const idOf = (name: string) => before.find((template) => template.name === name)!.id;
      const admin = (await createUserRepository(database).listDemo()).find(({ role }) => role === 'admin')!;
      const asBefore = async (name: string, userId: string) => {
        const stored = (await templates.body(idOf(name)))!;
        const json = JSON.stringify(stored.components).replaceAll('"postalAddress":true', '"postalAddress":false');
        const body = await prepareBody({ ...stored, components: JSON.parse(json) });
        await templates.update({
          id: idOf(name),
          userId,
          now: context.now,
          body,
          info: { purpose: 'marketing' },
          guard: () => null,
        });
        expect(JSON.stringify((await templates.body(idOf(name)))?.components)).not.toContain('"postalAddress":true');
      };
      await asBefore('Order confirmation', LIBRARIAN_ID);
      await asBefore('Password reset', admin.id);
      await kysely.deleteFrom('seed_steps').where('name', '=', '13-legal-parts').execute();
      await runSeed(context, 'demo');
      const after = (await system()).templates;
      const of = (name: string) => after.find((template) => template.name === name);
      const saysAddress = async (name: string) =>
        JSON.stringify((await templates.body(idOf(name)))?.components).includes('"postalAddress":true');
      expect([of('Order confirmation')?.purpose, await saysAddress('Order confirmation')]).toEqual([
        'transactional',
        true,
      ]);
      expect([of('Password reset')?.purpose, await saysAddress('Password reset')]).toEqual(['marketing', false]);
      expect(after.filter(({ name }) => name === 'Sale')).toEqual(before.filter(({ name }) => name === 'Sale'));
    });

    it('mends the names and descriptions of an older library and of copies, and leaves what people wrote', async () => {
      const { kysely } = database;
      const templates = createTemplateRepository(database);
      const [anna] = (await createUserRepository(database).listDemo()).filter(({ email }) => email.startsWith('anna'));
      const texts = {
        old: { name: 'Welcome, part 1', description: 'What was ordered, what it costs and where it goes' },
        copy: { name: 'Cart reminder, second try (copy) (copy)', description: 'Mine, all mine' },
        own: { name: 'Welcome, part 12', description: '' },
      };
      const components = { formatVersion: 1, settings: {}, nodes: [] };
      for (const [id, { name, description }] of Object.entries(texts)) {
        const body = await prepareBody(context.compose({ components }, null, { name, preheader: '' }));
        const values = { id, ownerId: anna!.id, name, description, body, now: context.now - 5000 };
        await templates.create(newTemplate(values));
      }
      await kysely.deleteFrom('seed_steps').where('name', '=', '10-permitted-texts').execute();
      await runSeed({ ...context, now: context.now + 5000 }, 'demo');

      const mended = await templates.find('old', anna!.id);
      expect(mended).toMatchObject({
        name: 'Welcome - part 1',
        description: 'The items of an order with their prices and where they go',
        modified: context.now - 5000,
        modifiedBy: anna!.id,
      });
      expect((await templates.body('old'))?.html).toContain('<title>Welcome - part 1</title>');
      expect(await templates.find('copy', anna!.id)).toMatchObject({
        name: 'Cart reminder - second try (copy) (copy)',
        description: 'Mine, all mine',
      });
      expect(await templates.find('own', anna!.id)).toMatchObject({ name: 'Welcome, part 12', revision: 0 });
      await runSeed(context, 'demo');
      expect((await templates.find('old', anna!.id))?.revision).toBe(mended?.revision);
    });
  });

  describe('without a demo', () => {
    beforeAll(begin);
    afterAll(end);

    it('brings plans alone where nothing is wanted, and later a library, without a mail or a password of a demo', async () => {
      await runSeed(context, 'none');
      expect((await system()).total).toBe(0);
      expect(await createCategoryRepository(database).list({})).toEqual([]);
      const plans = await database.kysely.selectFrom('plans').select('number').orderBy('number').execute();
      expect(plans).toEqual([{ number: 0 }, { number: 3 }]);
      await runSeed(context, 'library');
      const people = await database.kysely.selectFrom('users').select(['id', 'password_hash']).execute();
      expect(people).toEqual([{ id: LIBRARIAN_ID, password_hash: null }]);
      const { total } = await system();
      const { count } = await database.kysely
        .selectFrom('templates')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('type', '=', 'email')
        .executeTakeFirstOrThrow();
      expect([total, Number(count)]).toEqual([19, 19]);
      expect(await createCustomFieldRepository(database).list()).toHaveLength(13);
      await runSeed(context, 'none');
      expect((await system()).total).toBe(19);
    });
  });
});
