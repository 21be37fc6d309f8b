import type { Database } from '../../db/database.ts';
import type { KeptMails } from './port.ts';

/** Keeps mails in the database, where every server finds those of the others. */
export function createKeptMailRepository({ kysely }: Database): KeptMails {
  return {
    async add(name, content) {
      await kysely.insertInto('kept_mails').values({ name, content }).execute();
    },

    async read(name) {
      const row = await kysely.selectFrom('kept_mails').select('content').where('name', '=', name).executeTakeFirst();
      return row ? Buffer.from(row.content) : null;
    },

    async names(most) {
      const rows = await kysely.selectFrom('kept_mails').select('name').orderBy('name', 'desc').limit(most).execute();
      return rows.map(({ name }) => name);
    },
  };
}
