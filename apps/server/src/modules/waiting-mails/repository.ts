import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { foldText } from '../../db/fold-text.ts';
import type { WaitingMail, WaitingMailFacts, WaitingMailRepository } from './port.ts';

/** Condition with a literal, because partial indexes are only used for one. */
const WAITS = sql<boolean>`content is not null`;
const GIVEN_UP = sql<boolean>`content is null`;

const FACTS = [
  'id',
  'about',
  'email',
  'created_at as createdAt',
  'again_at as againAt',
  'trying_until as tryingUntil',
  'tries',
  'reason',
] as const;

/** Column as a number, which both databases return. */
const isGivenUp = sql<number>`case when content is null then 1 else 0 end`.as('isGivenUp');

type FactsRow = Omit<WaitingMailFacts, 'isGivenUp'> & { readonly isGivenUp: number };

const toFacts = (row: FactsRow): WaitingMailFacts => ({ ...row, isGivenUp: row.isGivenUp === 1 });

export function createWaitingMailRepository({ kysely }: Database): WaitingMailRepository {
  /** Returns the condition that no other server has reserved the mail meanwhile. */
  const held = ({ id, lease }: WaitingMail) =>
    kysely.updateTable('waiting_mails').where('id', '=', id).where('again_at', '=', lease);

  const facts = () => kysely.selectFrom('waiting_mails').select(FACTS).select(isGivenUp);

  async function backlog() {
    const { count, oldest } = await kysely
      .selectFrom('waiting_mails')
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min<number | null>('created_at').as('oldest')])
      .where(WAITS)
      .executeTakeFirstOrThrow();
    return { count, oldest };
  }

  return {
    async add({ id, about, email, content, createdAt }, again, reason) {
      const whose = { email, email_key: foldText(email), trying_until: null };
      await kysely
        .insertInto('waiting_mails')
        .values({ id, about, content, created_at: createdAt, again_at: again, tries: 0, reason, ...whose })
        .execute();
    },

    async claim(now, until, wanted) {
      const waiting = kysely.selectFrom('waiting_mails').selectAll().where(WAITS);
      const chosen =
        wanted === undefined
          ? waiting.where('again_at', '<=', now).orderBy('again_at')
          : waiting
              .where('id', '=', wanted)
              .where((eb) => eb.or([eb('trying_until', 'is', null), eb('trying_until', '<=', now)]));
      const due = await chosen.limit(1).executeTakeFirst();
      if (!due || due.content === null) return null;
      const { id, about, content, created_at: createdAt, tries } = due;
      const { numUpdatedRows } = await kysely
        .updateTable('waiting_mails')
        .set({ again_at: until, trying_until: until, tries: tries + 1 })
        .where('id', '=', id)
        .where('again_at', '=', due.again_at)
        .where('tries', '=', tries)
        .executeTakeFirst();
      return numUpdatedRows === 0n ? null : { id, about, content, createdAt, tries: tries + 1, lease: until };
    },

    async retry(mail, again, reason) {
      await held(mail).set({ again_at: again, trying_until: null, reason }).execute();
    },

    async remove({ id }) {
      await kysely.deleteFrom('waiting_mails').where('id', '=', id).execute();
    },

    async giveUp(mail, now, since, reason) {
      const [kind = ''] = mail.about.split(' ', 1);
      await held(mail).set({ content: null, about: kind, again_at: now, trying_until: null, reason }).execute();
      await kysely.deleteFrom('waiting_mails').where(GIVEN_UP).where('again_at', '<', since).execute();
    },

    async forget(about) {
      await kysely.deleteFrom('waiting_mails').where('about', '=', about).where(WAITS).execute();
    },

    async list(since, most) {
      const waiting = await facts().where(WAITS).orderBy('created_at').orderBy('id').limit(most).execute();
      const givenUp = await facts()
        .where(GIVEN_UP)
        .where('again_at', '>=', since)
        .orderBy('again_at', 'desc')
        .orderBy('id')
        .limit(most)
        .execute();
      return [...waiting, ...givenUp].slice(0, most).map(toFacts);
    },

    async find(id) {
      const row = await facts().where('id', '=', id).executeTakeFirst();
      return row ? toFacts(row) : null;
    },

    async discard(id) {
      const row = await kysely
        .deleteFrom('waiting_mails')
        .where('id', '=', id)
        .returning(FACTS)
        .returning(isGivenUp)
        .executeTakeFirst();
      return row ? toFacts(row) : null;
    },

    async figures(since) {
      const { count: waiting, oldest } = await backlog();
      const { count: givenUp } = await kysely
        .selectFrom('waiting_mails')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where(GIVEN_UP)
        .where('again_at', '>=', since)
        .executeTakeFirstOrThrow();
      const last = await kysely
        .selectFrom('waiting_mails')
        .select('reason')
        .where('again_at', '>=', since)
        .orderBy('again_at', 'desc')
        .limit(1)
        .executeTakeFirst();
      return { waiting, oldest, givenUp, reason: last?.reason ?? '' };
    },

    backlog,
  };
}
