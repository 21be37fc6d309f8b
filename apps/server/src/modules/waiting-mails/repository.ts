import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { WaitingMail, WaitingMailRepository } from './port.ts';

/** Written out, because partial indexes are only used for literals. */
const WAITS = sql<boolean>`content is not null`;

export function createWaitingMailRepository({ kysely }: Database): WaitingMailRepository {
  /** Nobody else has it by now. */
  const held = ({ id, lease }: WaitingMail) =>
    kysely.updateTable('waiting_mails').where('id', '=', id).where('again_at', '=', lease);

  async function backlog() {
    const { count, oldest } = await kysely
      .selectFrom('waiting_mails')
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min<number | null>('created_at').as('oldest')])
      .where(WAITS)
      .executeTakeFirstOrThrow();
    return { count, oldest };
  }

  return {
    async add({ id, about, content, createdAt }, again, reason) {
      await kysely
        .insertInto('waiting_mails')
        .values({ id, about, content, created_at: createdAt, again_at: again, tries: 0, reason })
        .execute();
    },

    async claim(now, until) {
      const due = await kysely
        .selectFrom('waiting_mails')
        .selectAll()
        .where(WAITS)
        .where('again_at', '<=', now)
        .orderBy('again_at')
        .limit(1)
        .executeTakeFirst();
      if (!due || due.content === null) return null;
      const { id, about, content, created_at: createdAt, tries } = due;
      const { numUpdatedRows } = await kysely
        .updateTable('waiting_mails')
        .set({ again_at: until, tries: tries + 1 })
        .where('id', '=', id)
        .where('again_at', '=', due.again_at)
        .where('tries', '=', tries)
        .executeTakeFirst();
      return numUpdatedRows === 0n ? null : { id, about, content, createdAt, tries: tries + 1, lease: until };
    },

    async retry(mail, again, reason) {
      await held(mail).set({ again_at: again, reason }).execute();
    },

    async remove({ id }) {
      await kysely.deleteFrom('waiting_mails').where('id', '=', id).execute();
    },

    async giveUp(mail, now, since, reason) {
      await held(mail).set({ content: null, about: '', again_at: now, reason }).execute();
      await kysely
        .deleteFrom('waiting_mails')
        .where(sql<boolean>`content is null`)
        .where('again_at', '<', since)
        .execute();
    },

    async forget(about) {
      await kysely.deleteFrom('waiting_mails').where('about', '=', about).where(WAITS).execute();
    },

    async figures() {
      const { count: waiting, oldest } = await backlog();
      const { count: givenUp } = await kysely
        .selectFrom('waiting_mails')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where(sql<boolean>`content is null`)
        .executeTakeFirstOrThrow();
      const last = await kysely
        .selectFrom('waiting_mails')
        .select('reason')
        .orderBy('again_at', 'desc')
        .limit(1)
        .executeTakeFirst();
      return { waiting, oldest, givenUp, reason: last?.reason ?? '' };
    },

    backlog,
  };
}
