import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OpenDatabase } from '../../../db/database.ts';
import { newId } from '../../../db/new-id.ts';
import { describeOnBoth } from '../../../testing/databases.ts';
import { addPerson } from '../../../testing/people.ts';
import { newTemplate } from '../../../testing/templates.ts';
import { createCategoryRepository } from '../../categories/repository.ts';
import type { NewTemplate, TemplateCriterion, TemplateQuery, TemplateRepository } from '../port.ts';
import { createTemplateRepository } from '../repository.ts';

describeOnBoth('lists of templates', (open) => {
  let database: OpenDatabase;
  let templates: TemplateRepository;
  let anna: string;
  let ben: string;

  beforeAll(async () => {
    database = await open();
    templates = createTemplateRepository(database);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    anna = await addPerson(database, 'Anna');
    ben = await addPerson(database, 'Ben');
  });

  async function add(values: Partial<NewTemplate> = {}): Promise<string> {
    const template = await templates.create(newTemplate({ ownerId: anna, ...values }));
    return template?.id ?? '';
  }

  async function names(query: Partial<TemplateQuery> = {}): Promise<string[]> {
    const page = await templates.list({
      scope: { kind: 'own', userId: anna },
      viewerId: anna,
      type: 'email',
      sort: 'name',
      direction: 'asc',
      limit: 20,
      offset: 0,
      ...query,
    });
    return page.templates.map((template) => template.name);
  }

  function found(...criteria: TemplateCriterion[]): Promise<string[]> {
    return names({ anyOf: [criteria] });
  }

  test('a page holds the asked part in order, and the total counts all', async () => {
    for (let index = 0; index < 5; index++) await add({ name: `T${index}`, now: 1000 + (index % 2) });
    await add({ ownerId: ben, name: 'Not mine' });
    const query: TemplateQuery = {
      scope: { kind: 'own', userId: anna },
      viewerId: anna,
      type: 'email',
      sort: 'lastModified',
      direction: 'desc',
      limit: 2,
      offset: 0,
    };
    const pages = [0, 2, 4, 6].map((offset) => templates.list({ ...query, offset }));
    const all = (await Promise.all(pages)).map((page) => [page.total, page.templates.length]);
    expect(all).toEqual([
      [5, 2],
      [5, 2],
      [5, 1],
      [5, 0],
    ]);
    const whole = await templates.list({ ...query, limit: 20 });
    expect(whole.templates.map((template) => template.modified)).toEqual([1001, 1001, 1000, 1000, 1000]);
    const ids = whole.templates.slice(0, 2).map((template) => template.id);
    expect(ids).toEqual([...ids].sort().reverse());
  });

  test('names are sorted without regard to case and accents', async () => {
    for (const name of ['zebra', 'Éclair', 'apple', 'Ähre', 'eclipse']) await add({ name });
    expect(await names()).toEqual(['Ähre', 'apple', 'Éclair', 'eclipse', 'zebra']);
    expect(await names({ direction: 'desc' })).toEqual(['zebra', 'eclipse', 'Éclair', 'apple', 'Ähre']);
  });

  test('CONTAINS finds beyond ASCII whatever the case, and takes % and _ literally', async () => {
    for (const name of ['Grüße aus Köln', 'СКИДКА 50', '100%_sure', '100 percent', 'ΟΔΟΣ', 'a"b']) await add({ name });
    const containing = (value: string) => found({ key: 'name', value, operation: 'CONTAINS' });
    expect(await containing('GRÜSSE')).toEqual(['Grüße aus Köln']);
    expect(await containing('köln')).toEqual(['Grüße aus Köln']);
    expect(await containing('скидка')).toEqual(['СКИДКА 50']);
    expect(await containing('οδος')).toEqual(['ΟΔΟΣ']);
    expect(await containing('0%_')).toEqual(['100%_sure']);
    expect(await containing('_')).toEqual(['100%_sure']);
    expect(await containing('"')).toEqual(['a"b']);
    expect(await containing('ö')).toEqual(['Grüße aus Köln']);
    expect(await containing('nothing like it')).toEqual([]);
  });

  test('EQUAL compares the whole value, a tag as one of the list', async () => {
    await add({ name: 'News', tags: 'monthly,news' });
    await add({ name: 'News of May', tags: 'newsy' });
    expect(await found({ key: 'name', value: 'News', operation: 'EQUAL' })).toEqual(['News']);
    expect(await found({ key: 'tags', value: 'news', operation: 'EQUAL' })).toEqual(['News']);
    expect(await found({ key: 'tags', value: 'monthly,news', operation: 'EQUAL' })).toEqual(['News']);
    expect(await found({ key: 'tags', value: 'news', operation: 'CONTAINS' })).toEqual(['News', 'News of May']);
  });

  test('the tag favorite means what the viewer marked', async () => {
    const id = await add({ name: 'Mine' });
    await add({ name: 'Other' });
    await templates.setFavourite(anna, id, true, 1);
    await templates.setFavourite(ben, id, true, 1);
    expect(await found({ key: 'tags', value: 'favorite', operation: 'EQUAL' })).toEqual(['Mine']);
    expect(await found({ key: 'tags', value: 'favor', operation: 'CONTAINS' })).toEqual(['Mine']);
    expect(await found({ key: 'status', value: 'favorited', operation: 'EQUAL' })).toEqual(['Mine']);
    expect(await names({ favouritesOnly: true })).toEqual(['Mine']);
  });

  test('criteria of one alternative must all hold, of alternatives one', async () => {
    await add({ name: 'May sale', status: 'published' });
    await add({ name: 'May news' });
    await add({ name: 'June sale' });
    const sale: TemplateCriterion = { key: 'name', value: 'sale', operation: 'CONTAINS' };
    const june: TemplateCriterion = { key: 'name', value: 'june', operation: 'CONTAINS' };
    const published: TemplateCriterion = { key: 'status', value: 'PUBLISHED', operation: 'EQUAL' };
    expect(await names({ anyOf: [[sale, published]] })).toEqual(['May sale']);
    expect(await names({ anyOf: [[sale, published], [june]] })).toEqual(['June sale', 'May sale']);
    expect(await names({ anyOf: [[{ key: 'isSystem', value: 'true', operation: 'EQUAL' }]] })).toEqual([]);
  });

  test('system templates are found by category, group and whether a hidden category is their only one', async () => {
    const categories = createCategoryRepository(database);
    const [open, hidden] = [newId(), newId()];
    const plain = { type: 'email', now: 1, position: 0 } as const;
    await categories.add({ ...plain, id: open, name: 'Sales', group: 'system', hidden: false });
    await categories.add({ ...plain, id: hidden, name: 'Secret', group: 'layouts', hidden: true });
    await categories.add({ ...plain, id: 'vault', name: 'Vault', group: 'system', hidden: true });
    const system = { isSystem: true, status: 'published' } as const;
    await add({ ...system, name: 'Open', categoryIds: [open] });
    await add({ ...system, name: 'Both', categoryIds: [open, hidden] });
    await add({ ...system, name: 'Hidden', categoryIds: [hidden] });
    await add({ ...system, name: 'Bare' });
    await add({ ...system, name: 'Vaulted', categoryIds: ['vault'] });
    await add({ isSystem: true, name: 'Gone', status: 'deleted', categoryIds: [open] });
    const scope = { kind: 'system', statuses: ['published'] } as const;
    expect(await names({ scope })).toEqual(['Bare', 'Both', 'Hidden', 'Open', 'Vaulted']);
    expect(await names({ scope, category: { basicLayouts: false } })).toEqual(['Bare', 'Both', 'Open', 'Vaulted']);
    expect(await names({ scope, category: { hidden: false } })).toEqual(['Bare', 'Both', 'Open']);
    expect(await names({ scope, category: { id: open } })).toEqual(['Both', 'Open']);
    expect(await names({ scope, category: { group: 'layouts' } })).toEqual(['Both', 'Hidden']);
    const secret: TemplateCriterion = { key: 'category', value: 'secret', operation: 'EQUAL' };
    expect(await names({ scope, anyOf: [[secret]] })).toEqual([]);
    expect(await names({ scope, anyOf: [[secret]], seesHidden: true })).toEqual(['Both', 'Hidden']);
    const counted = await categories.list({ group: 'system' });
    expect(counted.find((category) => category.id === open)?.count).toBe(2);
    expect(await templates.counts(anna)).toMatchObject({ system: 3, deletedSystem: 0 });
    expect(await templates.counts(anna, { all: true })).toMatchObject({ system: 4, deletedSystem: 1 });
    expect(await names()).toEqual([]);
  });

  test('drafts shared with me or by me are one list; counts follow', async () => {
    await add({ name: 'By me', collaborators: [ben] });
    await add({ name: 'With me', ownerId: ben, collaborators: [anna] });
    await add({ name: 'Private', ownerId: ben });
    const marked = await add({ name: 'Published', status: 'published' });
    const gone = await add({ name: 'Deleted', status: 'deleted' });
    await templates.setFavourite(anna, marked, true, 1);
    await templates.setFavourite(anna, gone, true, 1);
    expect(await names({ scope: { kind: 'shared', userId: anna } })).toEqual(['By me', 'With me']);
    expect(await templates.counts(anna)).toMatchObject({ published: 1, draft: 1, deleted: 1, shared: 2, favorited: 1 });
    expect(await templates.counts(ben)).toMatchObject({ published: 0, draft: 2, deleted: 0, shared: 2, favorited: 0 });
    const readable = await names({ scope: { kind: 'readable', userId: anna }, statuses: ['draft'] });
    expect(readable).toEqual(['By me', 'With me']);
  });

  test('an owner of very many templates is searched through the text index, with the same answers', async () => {
    // Only SQLite changes its way with the number; PostgreSQL decides by itself.
    const length = database.engine === 'sqlite' ? 5100 : 300;
    const numbers = Array.from({ length }, (_, index) => String(index).padStart(4, '0'));
    const many = numbers.map((number) => newTemplate({ ownerId: anna, name: `Mail ${number}` }));
    await database.kysely.transaction().execute(async (kysely) => {
      const inside = createTemplateRepository({ kysely, engine: database.engine });
      for (const template of many) await inside.create(template);
    });
    await add({ ownerId: ben, name: 'Mail 0242' });
    expect(await found({ key: 'name', value: 'IL 0242', operation: 'CONTAINS' })).toEqual(['Mail 0242']);
    expect(await found({ key: 'name', value: 'l ', operation: 'CONTAINS' })).toHaveLength(20);
    expect(await found({ key: 'name', value: 'il"', operation: 'CONTAINS' })).toEqual([]);
  });
});
