import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { foldText } from '../../db/fold-text.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { CategoryRecord, CategoryRepository, NameScope, NewCategory } from './port.ts';

export function createCategoryRepository(database: Database): CategoryRepository {
  const { kysely } = database;
  const categories = () =>
    kysely
      .selectFrom('categories as c')
      .select(['c.id', 'c.name', 'c.group', 'c.hidden', 'c.type', 'c.owner_id'])
      .select((eb) =>
        eb
          .selectFrom('template_categories as tc')
          .innerJoin('templates as t', 't.id', 'tc.template_id')
          .select((count) => count.fn.countAll<number>().as('members'))
          .whereRef('tc.category_id', '=', 'c.id')
          .whereRef('t.type', '=', 'c.type')
          .where(({ and, eb: is, or }) =>
            or([is('c.owner_id', 'is not', null), and([is('t.is_system', '=', 1), is('t.status', '=', 'published')])]),
          )
          .as('count'),
      )
      .orderBy('c.created_at')
      .orderBy('c.position')
      .orderBy('c.id');

  type Row = Awaited<ReturnType<ReturnType<typeof categories>['executeTakeFirstOrThrow']>>;

  const toRecord = (row: Row): CategoryRecord => ({
    id: row.id,
    name: row.name,
    group: row.group,
    type: row.type,
    hidden: row.hidden === 1,
    ownerId: row.owner_id,
    count: row.count ?? 0,
  });

  return {
    async list({ type, group, hidden, ownerId }) {
      let query = categories().where(({ eb, or }) =>
        or([eb('c.owner_id', 'is', null), ...(ownerId === undefined ? [] : [eb('c.owner_id', '=', ownerId)])]),
      );
      if (type !== undefined) query = query.where('c.type', '=', type);
      if (group !== undefined) query = query.where('c.group', '=', group);
      if (hidden !== undefined) {
        query = query.where(({ eb, or }) =>
          or([eb('c.owner_id', 'is not', null), eb('c.hidden', '=', hidden ? 1 : 0)]),
        );
      }
      return (await query.execute()).map(toRecord);
    },

    async findMany(ids) {
      if (ids.length === 0) return [];
      return (await categories().where('c.id', 'in', ids).execute()).map(toRecord);
    },

    async add(category) {
      await kysely.insertInto('categories').values(columnsOf(category)).execute();
    },

    addUnique: (category, scope) =>
      uniquely(database, category, scope, async (open) => {
        await open.kysely.insertInto('categories').values(columnsOf(category)).execute();
      }),

    async update({ id, name: standing }, { name, hidden }, scope) {
      const write = async (open: Database) => {
        await open.kysely
          .updateTable('categories')
          .set({ name, name_key: foldText(name), hidden: hidden ? 1 : 0 })
          .where('id', '=', id)
          .execute();
      };
      if (name !== standing) return uniquely(database, { id, name }, scope, write);
      await write(database);
      return true;
    },

    async remove(id) {
      await kysely.deleteFrom('categories').where('id', '=', id).execute();
    },
  };
}

function columnsOf({ id, name, group, hidden, type, ownerId = null, position, now }: NewCategory) {
  const columns = { id, name, name_key: foldText(name), group, type, position, owner_id: ownerId };
  return { ...columns, created_at: now, hidden: hidden ? 1 : 0 };
}

/** Writes only when no other category that the person sees has the name; writers wait for each other. */
function uniquely(
  database: Database,
  { id, name }: Pick<CategoryRecord, 'id' | 'name'>,
  { type, viewerId, withHidden }: NameScope,
  write: (open: Database) => Promise<void>,
): Promise<boolean> {
  return inTransaction(database, async (open) => {
    if (open.engine === 'postgres') await sql`lock table categories in share row exclusive mode`.execute(open.kysely);
    const taken = await open.kysely
      .selectFrom('categories')
      .select('id')
      .where('type', '=', type)
      .where('name_key', '=', foldText(name))
      .where('id', '!=', id)
      .where(({ and, eb, or }) =>
        or([
          eb('owner_id', '=', viewerId),
          and([eb('owner_id', 'is', null), ...(withHidden ? [] : [eb('hidden', '=', 0)])]),
        ]),
      )
      .executeTakeFirst();
    if (taken) return false;
    await write(open);
    return true;
  });
}
