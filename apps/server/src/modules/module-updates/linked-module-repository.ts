import type { Database } from '../../db/database.ts';
import type { TemplateId } from '../templates/port.ts';
import type { LinkedModule } from './port.ts';

/** What mails need to know of modules that they link to; those that are gone are left out. */
export function createLinkedModuleRepository({ kysely }: Database) {
  return {
    async find(ids: readonly TemplateId[]): Promise<readonly LinkedModule[]> {
      if (ids.length === 0) return [];
      const rows = await kysely
        .selectFrom('modules as m')
        .innerJoin('templates as t', 't.id', 'm.template_id')
        .leftJoin('template_categories as tc', 'tc.template_id', 't.id')
        .leftJoin('categories as c', 'c.id', 'tc.category_id')
        .select(['t.id', 't.name', 't.owner_id', 't.is_system', 'm.version', 'c.hidden'])
        .where('m.template_id', 'in', ids)
        .execute();
      return rows.map((row) => ({
        moduleId: row.id,
        name: row.name,
        ownerId: row.owner_id,
        isSystem: row.is_system === 1,
        isHidden: row.hidden === 1,
        version: row.version,
      }));
    },
  };
}

export type LinkedModuleRepository = ReturnType<typeof createLinkedModuleRepository>;
