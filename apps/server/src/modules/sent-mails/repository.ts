import type { Database } from '../../db/database.ts';
import { newId } from '../../db/new-id.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { SentMailRepository } from './port.ts';

export function createSentMailRepository(database: Database): SentMailRepository {
  return {
    note: ({ userId, kind, at, since, max }) =>
      inTransaction(database, async ({ kysely, engine }) => {
        // One person's mails wait for each other, so that calls side by side cannot slip through together.
        if (engine === 'postgres')
          await kysely.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
        const { count } = await kysely
          .selectFrom('sent_mails')
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .where('user_id', '=', userId)
          .where('kind', '=', kind)
          .where('at', '>', since)
          .executeTakeFirstOrThrow();
        if (Number(count) >= max) return false;
        await kysely.deleteFrom('sent_mails').where('user_id', '=', userId).where('at', '<=', since).execute();
        await kysely.insertInto('sent_mails').values({ id: newId(), user_id: userId, kind, at }).execute();
        return true;
      }),
  };
}
