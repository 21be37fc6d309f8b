import type { Database } from '../../db/database.ts';
import type { AttemptRepository } from './port.ts';

export function createAttemptRepository({ kysely }: Database): AttemptRepository {
  return {
    async add({ id, accountKey, address, at }) {
      await kysely.insertInto('login_attempts').values({ id, account_key: accountKey, address, at }).execute();
    },

    async timesSince({ accountKey, address }, since) {
      const rows = await kysely
        .selectFrom('login_attempts')
        .select(['account_key', 'at'])
        .where('address', '=', address)
        .where('at', '>', since)
        .orderBy('at')
        .execute();
      return {
        account: rows.filter((row) => row.account_key === accountKey).map((row) => row.at),
        address: rows.map((row) => row.at),
      };
    },

    async remove(id) {
      await kysely.deleteFrom('login_attempts').where('id', '=', id).execute();
    },

    async forgive({ accountKey, address }) {
      await kysely
        .deleteFrom('login_attempts')
        .where('address', '=', address)
        .where('account_key', '=', accountKey)
        .execute();
    },

    async removeOutside(from, to) {
      await kysely
        .deleteFrom('login_attempts')
        .where((eb) => eb.or([eb('at', '<', from), eb('at', '>', to)]))
        .execute();
    },
  };
}
