import type { Database } from '../../db/database.ts';
import { foldText } from '../../db/fold-text.ts';
import type { CategoryRecord, CategoryRepository } from './port.ts';

export function createCategoryRepository({ kysely }: Database): CategoryRepository {
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

    async add({ id, name, group, hidden, type, position, now }) {
      const columns = { id, name, name_key: foldText(name), group, type, position, created_at: now };
      await kysely
        .insertInto('categories')
        .values({ ...columns, hidden: hidden ? 1 : 0 })
        .execute();
    },
  };
}
