import { randomBytes } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import type { SecretRepository } from './port.ts';

export function createSecretRepository({ kysely }: Database): SecretRepository {
  const stored = (name: string) => kysely.selectFrom('secrets').select('value').where('name', '=', name);
  return {
    async key(name) {
      let row = await stored(name).executeTakeFirst();
      if (!row) {
        const made = { name, value: randomBytes(32).toString('base64url') };
        await kysely
          .insertInto('secrets')
          .values(made)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        row = await stored(name).executeTakeFirstOrThrow();
      }
      return Buffer.from(row.value, 'base64url');
    },
  };
}
