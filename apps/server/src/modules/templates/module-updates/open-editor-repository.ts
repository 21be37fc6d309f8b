import type { Database } from '../../../db/database.ts';
import type { OpenEditorRepository } from '../../module-updates/port.ts';
import type { TemplateId, Timestamp } from '../port.ts';

/** Most templates in one statement; databases limit the number of parameters. */
const IDS_PER_STATEMENT = 500;

export function createOpenEditorRepository(database: Database): OpenEditorRepository {
  const { kysely } = database;
  return {
    async open({ templateId, editor, userId }, now, until) {
      // Pages that ended without a word leave rows behind.
      await kysely.deleteFrom('open_editors').where('until', '<=', now).execute();
      await kysely
        .insertInto('open_editors')
        .values({ template_id: templateId, editor, user_id: userId, until })
        .onConflict((conflict) => conflict.columns(['template_id', 'editor']).doUpdateSet({ user_id: userId, until }))
        .execute();
    },

    async close({ templateId, editor, userId }) {
      await kysely
        .deleteFrom('open_editors')
        .where('template_id', '=', templateId)
        .where('editor', '=', editor)
        .where('user_id', '=', userId)
        .execute();
    },

    openAmong: (ids, now) => openAmong(database, ids, now),
  };
}

/** Returns the same within a transaction that is about to change a template. */
export async function openAmong(
  { kysely }: Database,
  ids: readonly TemplateId[],
  now: Timestamp,
): Promise<ReadonlySet<TemplateId>> {
  const found = new Set<TemplateId>();
  for (let start = 0; start < ids.length; start += IDS_PER_STATEMENT) {
    const rows = await kysely
      .selectFrom('open_editors')
      .select('template_id')
      .where('template_id', 'in', ids.slice(start, start + IDS_PER_STATEMENT))
      .where('until', '>', now)
      .execute();
    for (const { template_id } of rows) found.add(template_id);
  }
  return found;
}
