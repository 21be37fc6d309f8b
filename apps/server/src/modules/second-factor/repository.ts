import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { preparedQuery } from '../../db/prepared-query.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type Factors, hasFactor, type SecondFactorRepository } from './port.ts';

const anyFactor = preparedQuery(({ kysely }, { userId }: { readonly userId: string }) =>
  kysely
    .selectFrom('totp_secrets')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .unionAll(kysely.selectFrom('passkeys').select('user_id').where('user_id', '=', userId)),
);

export function createSecondFactorRepository(database: Database): SecondFactorRepository {
  const { kysely } = database;

  async function reset(userId: string): Promise<void> {
    await inTransaction(database, async (open) => {
      for (const table of ['totp_secrets', 'passkeys', 'recovery_codes', 'sign_in_challenges'] as const) {
        await open.kysely.deleteFrom(table).where('user_id', '=', userId).execute();
      }
    });
  }

  return {
    hasFactor: async (userId) => (await anyFactor(database, { userId })).length > 0,

    factorsOf: (userId) => factorsOf(database, userId),

    async totp(userId) {
      const row = await kysely
        .selectFrom('totp_secrets')
        .select(['secret', 'confirmed_at'])
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return row ? { secret: row.secret, isConfirmed: row.confirmed_at !== null } : null;
    },

    async begin(userId, secret, now) {
      const fresh = { secret, created_at: now, last_step: 0 };
      const { numInsertedOrUpdatedRows } = await kysely
        .insertInto('totp_secrets')
        .values({ user_id: userId, confirmed_at: null, ...fresh })
        .onConflict((conflict) =>
          conflict.column('user_id').doUpdateSet(fresh).where('totp_secrets.confirmed_at', 'is', null),
        )
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n;
    },

    async spendStep(userId, step, now) {
      const { numUpdatedRows } = await kysely
        .updateTable('totp_secrets')
        .set((eb) => ({ last_step: step, confirmed_at: eb.fn.coalesce('confirmed_at', eb.val(now)) }))
        .where('user_id', '=', userId)
        .where('last_step', '<', step)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    async spendCode(userId, codeHash, now) {
      const { numUpdatedRows } = await kysely
        .updateTable('recovery_codes')
        .set({ used_at: now })
        .where('user_id', '=', userId)
        .where('code_hash', '=', codeHash)
        .where('used_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    async setCodes(userId, codeHashes) {
      await inTransaction(database, async (open) => {
        await open.kysely.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
        await open.kysely
          .insertInto('recovery_codes')
          .values(codeHashes.map((hash) => ({ user_id: userId, code_hash: hash, used_at: null })))
          .execute();
      });
    },

    remove: (userId, factor, mayGo) =>
      inTransaction(database, async (open) => {
        await lockPerson(open, userId);
        const own = await factorsOf(open, userId);
        if (!mayGo(own)) return 'refused';
        const wasOn = factor === 'totp' ? own.totp : await removePasskey(open, userId, factor.passkey);
        if (factor === 'totp') await open.kysely.deleteFrom('totp_secrets').where('user_id', '=', userId).execute();
        const left = await factorsOf(open, userId);
        if (!hasFactor(left)) await open.kysely.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
        return wasOn ? 'removed' : 'missing';
      }),

    reset,
  };
}

async function factorsOf({ kysely }: Database, userId: string): Promise<Factors> {
  const totp = await kysely
    .selectFrom('totp_secrets')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  const { left } = await kysely
    .selectFrom('recovery_codes')
    .select(sql<number>`count(*)`.as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  const { passkeys } = await kysely
    .selectFrom('passkeys')
    .select(sql<number>`count(*)`.as('passkeys'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return { totp: totp !== undefined, passkeys: Number(passkeys), codesLeft: Number(left) };
}

/**
 * Locks a person for the transaction: of two calls that each remove a factor, the second one waits and sees what the first one
 * has left.
 */
async function lockPerson({ kysely, engine }: Database, userId: string): Promise<void> {
  if (engine === 'sqlite') return;
  await kysely.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().noWait().execute();
}

async function removePasskey({ kysely }: Database, userId: string, id: string): Promise<boolean> {
  const removal = kysely.deleteFrom('passkeys').where('id', '=', id).where('user_id', '=', userId);
  return (await removal.executeTakeFirst()).numDeletedRows === 1n;
}
