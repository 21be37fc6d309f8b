import type { Database } from '../../db/database.ts';
import type { VersionRepository } from './port.ts';
import { readBody } from './prepare-body.ts';

export function createVersionRepository({ kysely }: Database): VersionRepository {
  return {
    async list(templateId) {
      const rows = await kysely
        .selectFrom('versions')
        .select(['user_id', 'version_at'])
        .where('template_id', '=', templateId)
        .orderBy('version_at', 'desc')
        .execute();
      return rows.map((row) => ({ userId: row.user_id, versionDate: row.version_at }));
    },

    async read(templateId, versionDate) {
      const row = await kysely
        .selectFrom('versions as v')
        .innerJoin('bodies as b', (join) =>
          join.onRef('b.template_id', '=', 'v.template_id').onRef('b.hash', '=', 'v.hash'),
        )
        .select(['v.user_id', 'v.version_at', 'b.content'])
        .where('v.template_id', '=', templateId)
        .where('v.version_at', '=', versionDate)
        .executeTakeFirst();
      if (!row) return null;
      return { userId: row.user_id, versionDate: row.version_at, body: await readBody(row.content) };
    },
  };
}
