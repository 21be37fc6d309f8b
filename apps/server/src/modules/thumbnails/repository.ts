import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { ThumbnailRepository } from './port.ts';

export function createThumbnailRepository(database: Database): ThumbnailRepository {
  const { kysely } = database;
  return {
    async claim(now, until) {
      const due = await kysely
        .selectFrom('templates')
        .select(['id', 'revision', 'thumbnail_tries', 'thumbnail_lease'])
        .whereRef('thumbnail_revision', '<', 'revision')
        .where('body_hash', 'is not', null)
        .where('thumbnail_lease', '<=', now)
        .orderBy('modified_at', 'desc')
        .limit(1)
        .executeTakeFirst();
      if (!due) return null;
      const { numUpdatedRows } = await kysely
        .updateTable('templates')
        .set({ thumbnail_lease: until, thumbnail_tries: due.thumbnail_tries + 1 })
        .where('id', '=', due.id)
        .where('revision', '=', due.revision)
        .where('thumbnail_lease', '=', due.thumbnail_lease)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return null;
      return { templateId: due.id, revision: due.revision, until, tries: due.thumbnail_tries };
    },

    store: ({ templateId, revision, until }, { key, content }) =>
      inTransaction(database, async (open) => {
        const { numUpdatedRows } = await open.kysely
          .updateTable('templates')
          .set({ thumbnail_revision: revision, thumbnail_key: key, thumbnail_lease: 0, thumbnail_tries: 0 })
          .where('id', '=', templateId)
          .where('thumbnail_revision', '<', revision)
          // A new version of a module makes the picture due without a new revision.
          .where(({ eb, or }) => or([eb('type', '=', 'email'), eb('thumbnail_lease', '=', until)]))
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        await open.kysely
          .insertInto('thumbnails')
          .values({ template_id: templateId, key, content })
          .onConflict((conflict) => conflict.column('template_id').doUpdateSet({ key, content }))
          .execute();
        return true;
      }),

    async giveUp({ templateId, revision }, again) {
      await kysely
        .updateTable('templates')
        .set({ thumbnail_lease: again })
        .where('id', '=', templateId)
        .where('revision', '=', revision)
        .execute();
    },

    async backlog(of) {
      const { count, oldest } = await kysely
        .selectFrom('templates')
        .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min<number | null>('modified_at').as('oldest')])
        .whereRef('thumbnail_revision', '<', 'revision')
        .where('body_hash', 'is not', null)
        .where('type', of === 'emails' ? '=' : '!=', 'email')
        .executeTakeFirstOrThrow();
      return { count, oldest };
    },

    async read(templateId) {
      const row = await kysely
        .selectFrom('thumbnails')
        .select(['key', 'content'])
        .where('template_id', '=', templateId)
        .executeTakeFirst();
      return row ? { key: row.key, content: Buffer.from(row.content) } : null;
    },
  };
}
