import type { Database } from '../../db/database.ts';
import { NO_LIMIT } from '../../db/no-limit.ts';
import type { NoteRecord, NoteRepository } from './port.ts';

export function createNoteRepository({ kysely }: Database): NoteRepository {
  const notes = () =>
    kysely
      .selectFrom('notes as n')
      .innerJoin('users as u', 'u.id', 'n.user_id')
      .select(['n.id', 'n.template_id', 'n.text', 'n.created_at', 'n.user_id', 'u.first_name', 'u.last_name']);

  type Row = Awaited<ReturnType<ReturnType<typeof notes>['executeTakeFirstOrThrow']>>;

  const toRecord = (row: Row): NoteRecord => ({
    id: row.id,
    templateId: row.template_id,
    text: row.text,
    author: { id: row.user_id, firstName: row.first_name, lastName: row.last_name },
    created: row.created_at,
  });

  return {
    async add({ id, templateId, userId, text, created }) {
      const columns = { id, template_id: templateId, user_id: userId, text, created_at: created };
      await kysely.insertInto('notes').values(columns).execute();
    },

    async find(id) {
      const row = await notes().where('n.id', '=', id).executeTakeFirst();
      return row ? toRecord(row) : null;
    },

    async list(templateId, { limit, offset }) {
      const rows = await notes()
        .where('n.template_id', '=', templateId)
        .orderBy('n.created_at', 'desc')
        .orderBy('n.id', 'desc')
        .limit(limit ?? NO_LIMIT)
        .offset(offset)
        .execute();
      return rows.map(toRecord);
    },

    async remove(id) {
      await kysely.deleteFrom('notes').where('id', '=', id).execute();
    },

    async removeAll(templateId) {
      await kysely.deleteFrom('notes').where('template_id', '=', templateId).execute();
    },
  };
}
