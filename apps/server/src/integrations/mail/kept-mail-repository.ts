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

    async names(before, most) {
      const newest = kysely.selectFrom('kept_mails').select('name').orderBy('name', 'desc').limit(most);
      const rows = await (before === null ? newest : newest.where('name', '<', before)).execute();
      return rows.map(({ name }) => name);
    },

    async remove(names) {
      await kysely.deleteFrom('kept_mails').where('name', 'in', names).execute();
    },
  };
}
