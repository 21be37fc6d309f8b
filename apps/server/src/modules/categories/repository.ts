import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { foldText } from '../../db/fold-text.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { CategoryRecord, CategoryRepository, NewCategory } from './port.ts';

export function createCategoryRepository(database: Database): CategoryRepository {
  const { kysely } = database;
  const categories = () =>
    kysely
      .selectFrom('categories as c')
      .select(['c.id', 'c.name', 'c.group', 'c.hidden', 'c.type'])
      .select((eb) =>
        eb
          .selectFrom('template_categories as tc')
          .innerJoin('templates as t', 't.id', 'tc.template_id')
          .select((count) => count.fn.countAll<number>().as('members'))
          .whereRef('tc.category_id', '=', 'c.id')
          .where('t.is_system', '=', 1)
          .where('t.status', '=', 'published')
          .as('count'),
      )
      .orderBy('c.created_at')
      .orderBy('c.position');

  type Row = Awaited<ReturnType<ReturnType<typeof categories>['executeTakeFirstOrThrow']>>;

  const toRecord = (row: Row): CategoryRecord => ({ ...row, hidden: row.hidden === 1, count: row.count ?? 0 });

  return {
    async list({ type, group, hidden }) {
      let query = categories();
      if (type !== undefined) query = query.where('c.type', '=', type);
      if (group !== undefined) query = query.where('c.group', '=', group);
      if (hidden !== undefined) query = query.where('c.hidden', '=', hidden ? 1 : 0);
      return (await query.execute()).map(toRecord);
    },

    async findMany(ids) {
      if (ids.length === 0) return [];
      return (await categories().where('c.id', 'in', ids).execute()).map(toRecord);
    },

    async add(category) {
      await kysely.insertInto('categories').values(columnsOf(category)).execute();
    },

    addUnique: (category) =>
      uniquely(database, category, async (open) => {
        await open.kysely.insertInto('categories').values(columnsOf(category)).execute();
      }),

    async update({ id, type, name: standing }, { name, hidden }) {
      const write = async (open: Database) => {
        await open.kysely
          .updateTable('categories')
          .set({ name, name_key: foldText(name), hidden: hidden ? 1 : 0 })
          .where('id', '=', id)
          .execute();
      };
      if (name !== standing) return uniquely(database, { id, type, name }, write);
      await write(database);
      return true;
    },

    async remove(id) {
      await kysely.deleteFrom('categories').where('id', '=', id).execute();
    },
  };
}

function columnsOf({ id, name, group, hidden, type, position, now }: NewCategory) {
  return { id, name, name_key: foldText(name), group, type, position, created_at: now, hidden: hidden ? 1 : 0 };
}

/** Writes only when no other category of the type has the name; writers wait for each other. */
function uniquely(
  database: Database,
  { id, type, name }: Pick<CategoryRecord, 'id' | 'type' | 'name'>,
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
      .executeTakeFirst();
    if (taken) return false;
    await write(open);
    return true;
  });
}
