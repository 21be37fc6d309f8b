import type { BrandUse } from '@mailwright/blocks';
import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { Schema } from '../../../db/schema.ts';
import type { BrandUseRepository } from '../../module-updates/port.ts';
import { recordsById } from '../record-repository.ts';
import { countUses } from './count-uses.ts';
import { isKnown } from './known-template-repository.ts';

type Builder = ExpressionBuilder<Schema & { t: Schema['templates'] }, 't'>;

export function createBrandUseRepository(database: Database): BrandUseRepository {
  const users = (values: readonly BrandUse[]) =>
    database.kysely
      .selectFrom('templates as t')
      .where('t.status', '<>', 'deleted')
      .where((eb) =>
        eb(
          't.id',
          'in',
          eb
            .selectFrom('brand_uses as u')
            .select('u.template_id')
            .where(
              'u.named',
              'in',
              values.map(({ named }) => named),
            ),
        ),
      );

  return {
    async list(values, viewer, { limit, offset }) {
      if (values.length === 0) return [];
      const page = await users(values)
        .select('t.id')
        .select((eb) => sql<number>`case when ${isBehind(eb, values)} then 1 else 0 end`.as('behind'))
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
      if (values.length === 0) return countUses([]);
      const rows = await users(values)
        .select(['t.status', 't.type', ({ fn }) => fn.countAll<number>().as('count')])
        .select((eb) => sql<number>`sum(case when ${isKnown(eb, viewer)} then 1 else 0 end)`.as('known'))
        .groupBy(['t.status', 't.type'])
        .execute();
      return countUses(rows);
    },

    async behind(values, viewer, draftsOnly) {
      if (values.length === 0) return [];
      const rows = await users(values)
        .select('t.id')
        .where((eb) => isBehind(eb, values))
        .$if(draftsOnly, (found) => found.where('t.status', '=', 'draft').where('t.type', '=', 'email'))
        .where((eb) => isKnown(eb, viewer))
        .orderBy('t.modified_at', 'desc')
        .orderBy('t.id', 'desc')
        .execute();
      return rows.map(({ id }) => id);
    },
  };
}

/** Whether a template has another value somewhere than the kit has now. */
function isBehind(eb: Builder, values: readonly BrandUse[]) {
  return eb.exists(
    eb
      .selectFrom('brand_uses as u')
      .select(sql<SqlBool>`1`.as('found'))
      .whereRef('u.template_id', '=', 't.id')
      .where((use) =>
        use.or(values.map(({ named, value }) => use.and([use('u.named', '=', named), use('u.value', '<>', value)]))),
      ),
  );
}
