import type { CustomField } from '@mailwright/contract';
import type { Database } from '../../db/database.ts';

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

interface CustomFieldRepository {
  /** Returns the fields in the order in which they are offered. */
  list(): Promise<readonly CustomField[]>;
  /** Adds fields behind those there are; one that is there stays as it is. */
  add(fields: readonly CustomField[]): Promise<void>;
}
