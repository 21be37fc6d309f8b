import type { TemplateBody } from '@mailwright/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { describeOnBoth } from '../../testing/databases.ts';
import { addPerson } from '../../testing/people.ts';
import { newTemplate } from '../../testing/templates.ts';
import { prepareBody } from '../versions/prepare-body.ts';
import { createVersionRepository } from '../versions/repository.ts';
import type { NewTemplate, TemplateRecord, TemplateRepository, TemplateUpdate } from './port.ts';
import { createTemplateRepository } from './repository.ts';

const DAY = 86_400_000;
const START = 1_800_000_000_000;

function bodyOf(html: string): TemplateBody {
  return { html, css: '', customStyles: '', style: { width: 700 }, components: { formatVersion: 1 } };
}

describeOnBoth('templates', (open) => {
  let database: OpenDatabase;
  let templates: TemplateRepository;
  let anna: string;
  let ben: string;
  let now: number;

  beforeAll(async () => {
    database = await open();
    templates = createTemplateRepository(database);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    anna = await addPerson(database, 'Anna');
    ben = await addPerson(database, 'Ben');
    now = START;
  });

  async function create(values: Partial<NewTemplate> = {}): Promise<TemplateRecord> {
    const template = await templates.create(newTemplate({ ownerId: anna, now, ...values }));
    if (!template) throw new Error('Not created');
    return template;
  }

  async function update(id: string, change: Partial<TemplateUpdate<string>> = {}) {
    now += 1000;
    return templates.update({ id, userId: anna, now, guard: () => null, ...change });
  }

  test('a new template is a draft of its owner at revision 0 without a body', async () => {
    const { id } = await create({ name: 'Ärger im Büro', tags: 'news,spring' });
    expect(await templates.find(id, anna)).toMatchObject({
      name: 'Ärger im Büro',
      tags: 'news,spring',
      status: 'draft',
      ownerId: anna,
      revision: 0,
      size: 0,
      created: START,
      modified: START,
      categories: [],
      lock: null,
      isFavourite: false,
    });
    expect(await templates.body(id)).toBeNull();
    expect(await templates.find('nobody', anna)).toBeNull();
  });

  test('each accepted change is one revision, an unchanged one none', async () => {
    const { id } = await create();
    const body = await prepareBody(bodyOf('<p>äöü</p>'));
    const both = await update(id, { info: { name: 'Summer' }, body });
    expect(both).toMatchObject({ kind: 'updated', template: { name: 'Summer', revision: 1, size: 13 } });
    expect(await update(id, { info: { name: 'Summer' }, body })).toMatchObject({ kind: 'unchanged' });
    expect(await templates.find(id, anna)).toMatchObject({ revision: 1, modified: START + 1000 });
    expect(await templates.body(id)).toEqual(bodyOf('<p>äöü</p>'));
  });

  test('a change on another revision changes nothing and tells who was quicker', async () => {
    const { id } = await create();
    await update(id, { userId: ben, info: { name: 'By Ben' }, expectedRevision: 0 });
    const late = await update(id, { info: { name: 'By Anna' }, expectedRevision: 0 });
    expect(late).toMatchObject({ kind: 'stale', template: { revision: 1 }, changedBy: { id: ben, firstName: 'Ben' } });
    expect((await templates.find(id, anna))?.name).toBe('By Ben');
  });

  test('of changes side by side on one revision exactly one is accepted', async () => {
    const { id } = await create();
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, index) => update(id, { info: { name: `Try ${index}` }, expectedRevision: 0 })),
    );
    expect(outcomes.filter((outcome) => outcome.kind === 'updated')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome.kind === 'stale')).toHaveLength(7);
  });

  test('a guard refuses with its own reason, a missing template is missing', async () => {
    const { id } = await create();
    const refused = await update(id, { info: { name: 'No' }, guard: (current) => `not ${current.name}` });
    expect(refused).toMatchObject({ kind: 'refused', refusal: 'not Spring' });
    expect(await update('nobody')).toEqual({ kind: 'missing' });
  });

  test('each body change keeps a version, dated strictly later than the one before, and what it began with too', async () => {
    const versions = createVersionRepository(database);
    const { id } = await create({ body: await prepareBody(bodyOf('start')) });
    expect(await versions.list(id)).toEqual([]);
    const frozen = { now: START, userId: ben };
    await update(id, { ...frozen, body: await prepareBody(bodyOf('one')) });
    await update(id, { ...frozen, body: await prepareBody(bodyOf('two')) });
    await update(id, { ...frozen, body: await prepareBody(bodyOf('two')) });
    await update(id, { ...frozen, body: await prepareBody(bodyOf('one')) });
    expect(await versions.list(id)).toEqual([
      { author: expect.objectContaining({ id: ben }), versionDate: START + 3, subject: '', label: null },
      { author: expect.objectContaining({ id: ben }), versionDate: START + 2, subject: '', label: null },
      { author: expect.objectContaining({ id: ben }), versionDate: START + 1, subject: '', label: null },
      { author: expect.objectContaining({ id: anna }), versionDate: START, subject: '', label: null },
    ]);
    expect((await versions.read(id, START))?.body.html).toBe('start');
    expect((await versions.read(id, START + 3))?.body.html).toBe('one');
    expect(await versions.read(id, START + 4)).toBeNull();
    const stored = await database.kysely.selectFrom('bodies').select('hash').where('template_id', '=', id).execute();
    expect(stored).toHaveLength(3);
  });

  test('the latest 50 versions and everything of the last 30 days stay', async () => {
    const versions = createVersionRepository(database);
    const { id } = await create();
    for (let index = 0; index < 60; index++) {
      await update(id, { now: START + index, body: await prepareBody(bodyOf(`old ${index}`)) });
    }
    expect(await versions.list(id)).toHaveLength(60);
    for (let index = 0; index < 10; index++) {
      await update(id, { now: START + 31 * DAY + index, body: await prepareBody(bodyOf(`new ${index}`)) });
    }
    const kept = await versions.list(id);
    expect(kept).toHaveLength(50);
    expect(kept.at(-1)?.versionDate).toBe(START + 20);
    const stored = await database.kysely.selectFrom('bodies').select('hash').where('template_id', '=', id).execute();
    expect(stored).toHaveLength(50);
  });

  test('a copy takes over the body, not the versions', async () => {
    const source = await create({ body: await prepareBody(bodyOf('copied')) });
    await update(source.id, { body: await prepareBody(bodyOf('changed')) });
    const copy = await create({ ownerId: ben, body: { copyOf: source.id } });
    expect(copy).toMatchObject({ size: 7, revision: 0, ownerId: ben });
    expect((await templates.body(copy.id))?.html).toBe('changed');
    expect(await createVersionRepository(database).list(copy.id)).toEqual([]);
    expect(await templates.create(newTemplate({ ownerId: ben, body: { copyOf: 'nobody' } }))).toBeNull();
  });

  test('bulk status changes judge each id on its own', async () => {
    const [one, two] = [await create(), await create({ name: 'Keep' })];
    const outcome = await templates.setStatus({
      ids: [one.id, 'nobody', two.id, one.id],
      status: 'deleted',
      userId: anna,
      now: START + 5,
      guard: (current) => (current.name === 'Keep' ? 'kept' : null),
    });
    expect(outcome.done).toMatchObject([{ id: one.id, status: 'deleted', modified: START + 5 }]);
    expect(outcome.failed).toEqual([
      { id: 'nobody', refusal: 'missing' },
      { id: two.id, refusal: 'kept' },
    ]);
    expect((await templates.find(one.id, anna))?.status).toBe('deleted');
    expect((await templates.find(two.id, anna))?.status).toBe('draft');
  });

  test('removing takes body, versions and marks along', async () => {
    const { id } = await create({ body: await prepareBody(bodyOf('gone')) });
    await update(id, { body: await prepareBody(bodyOf('soon')) });
    await templates.setFavourite(anna, id, true, now);
    const outcome = await templates.remove({ ids: [id], viewerId: anna, guard: () => null });
    expect(outcome.done.map((template) => template.id)).toEqual([id]);
    expect(await templates.find(id, anna)).toBeNull();
    for (const table of ['bodies', 'versions', 'favourites'] as const) {
      expect(await database.kysely.selectFrom(table).selectAll().where('template_id', '=', id).execute()).toEqual([]);
    }
  });

  test('a favourite is per user and no revision', async () => {
    const { id } = await create();
    await templates.setFavourite(anna, id, true, now);
    await templates.setFavourite(anna, id, true, now);
    expect(await templates.find(id, anna)).toMatchObject({ isFavourite: true, revision: 0 });
    expect(await templates.find(id, ben)).toMatchObject({ isFavourite: false });
    await templates.setFavourite(anna, id, false, now);
    expect(await templates.find(id, anna)).toMatchObject({ isFavourite: false });
  });
});
