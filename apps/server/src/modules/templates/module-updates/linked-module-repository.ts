import type { Database } from '../../../db/database.ts';
import type { LinkedModuleRepository } from '../../module-updates/port.ts';
import { readBody } from '../../versions/prepare-body.ts';
import { currentBodies } from '../update/body-repository.ts';

export function createLinkedModuleRepository(database: Database): LinkedModuleRepository {
  const { kysely } = database;
  return {
    async find(ids) {
      if (ids.length === 0) return [];
      const rows = await kysely
        .selectFrom('modules as m')
        .innerJoin('templates as t', 't.id', 'm.template_id')
        .leftJoin('template_categories as tc', 'tc.template_id', 't.id')
        .leftJoin('categories as c', 'c.id', 'tc.category_id')
        .select(['t.id', 't.name', 't.owner_id', 't.is_system', 'm.kind', 'm.version', 'c.hidden'])
        .where('m.template_id', 'in', ids)
        .execute();
      return rows.map((row) => ({
        moduleId: row.id,
        name: row.name,
        ownerId: row.owner_id,
        isSystem: row.is_system === 1,
        isHidden: row.hidden === 1,
        kind: row.kind,
        version: row.version,
      }));
    },

    async version(id, version) {
      const row = await kysely
        .selectFrom('module_versions as v')
        .innerJoin('bodies as b', (join) =>
          join.onRef('b.template_id', '=', 'v.module_id').onRef('b.hash', '=', 'v.hash'),
        )
        .select('b.content')
        .where('v.module_id', '=', id)
        .where('v.version', '=', version)
        .executeTakeFirst();
      return row ? readBody(row.content) : null;
    },

    workingCopy: async (id) => (await currentBodies(database, [id])).get(id) ?? null,
  };
}
