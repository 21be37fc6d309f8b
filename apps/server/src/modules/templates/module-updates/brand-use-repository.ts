import type { BrandUse } from '@mailwright/blocks';
import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { BrandUseRepository } from '../../module-updates/port.ts';
import { recordsById } from '../record-repository.ts';
import { countUses } from './count-uses.ts';
import { isKnown } from './known-template-repository.ts';

export function createBrandUseRepository(database: Database): BrandUseRepository {
  /**
   * Returns the query for templates that have values of the kit; `behind` is 1 when one of them differs from the kit's present
   * values.
   */
  const users = (values: readonly BrandUse[]) =>
    database.kysely
      // First the sets, which are few: PostgreSQL would ask for each template again.
      .with(
        (name) => name('sets').materialized(),
        (query) =>
          query
            .selectFrom('brand_sets as s')
            .select('s.id')
            .select((eb) => {
              const isCurrent = values.map(({ named, value }) =>
                eb.and([eb('s.named', '=', named), eb('s.value', '=', value)]),
              );
              return sql<number>`max(case when ${eb.or(isCurrent)} then 0 else 1 end)`.as('behind');
            })
            .where(
              's.named',
              'in',
              values.map(({ named }) => named),
            )
            .groupBy('s.id'),
      )
      .selectFrom('sets')
      .innerJoin('template_brands as b', 'b.set_id', 'sets.id')
      .innerJoin('templates as t', 't.id', 'b.template_id')
      .where('t.status', '<>', 'deleted');

  return {
    async list(values, viewer, { limit, offset }) {
      if (values.length === 0) return [];
      const page = await users(values)
        .select(['t.id', 'sets.behind'])
        .where((eb) => isKnown(eb, viewer))
        .orderBy('t.modified_at', 'desc')
        .orderBy('t.id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
      const ids = page.map(({ id }) => id);
      const records = await recordsById(database, ids, viewer.userId);
      return page.flatMap(({ id, behind }) => {
        const template = records.get(id);
        return template ? [{ template, isCurrent: behind === 0 }] : [];
      });
    },

    async counts(values, viewer) {
      if (values.length === 0) return { ...countUses([]), behind: 0 };
      const rows = await users(values)
        .select(['t.status', 't.type', ({ fn }) => fn.countAll<number>().as('count')])
        .select((eb) => [
          sql<number>`sum(case when ${isKnown(eb, viewer)} then 1 else 0 end)`.as('known'),
          sql<number>`sum(case when ${isKnown(eb, viewer)} then sets.behind else 0 end)`.as('behind'),
        ])
        .groupBy(['t.status', 't.type'])
        .execute();
      return { ...countUses(rows), behind: rows.reduce((sum, { behind }) => sum + behind, 0) };
    },

    async behind(values, viewer, draftsOnly) {
      if (values.length === 0) return [];
      const rows = await users(values)
        .select('t.id')
        .where('sets.behind', '=', 1)
        .$if(draftsOnly, (found) => found.where('t.status', '=', 'draft').where('t.type', '=', 'email'))
        .where((eb) => isKnown(eb, viewer))
        .orderBy('t.modified_at', 'desc')
        .orderBy('t.id', 'desc')
        .execute();
      return rows.map(({ id }) => id);
    },
  };
}
