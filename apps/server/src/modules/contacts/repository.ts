import type { Database } from '../../db/database.ts';
import type { CustomFieldRepository } from './port.ts';

export function createCustomFieldRepository({ kysely }: Database): CustomFieldRepository {
  return {
    list: () =>
      kysely
        .selectFrom('custom_fields')
        .select(['name', 'label', 'sample'])
        .orderBy('position')
        .orderBy('name')
        .execute(),

    async add(fields) {
      if (fields.length === 0) return;
      const row = await kysely
        .selectFrom('custom_fields')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      const start = Number(row.count);
      await kysely
        .insertInto('custom_fields')
        .values(fields.map((field, index) => ({ ...field, position: start + index })))
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute();
    },
  };
}
