import { DELETED_PERSON_ID, LIBRARY_OWNER_ID } from '@mailwright/contract';
import { type ExpressionBuilder, sql } from 'kysely';
import { containsIn } from '../../db/contains-in.ts';
import type { Database } from '../../db/database.ts';
import { sortText } from '../../db/fold-text.ts';
import type { Schema } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { AccountOutcome, AccountRecord, AccountRepository, AccountUpdate } from './port.ts';

interface AccountRepositoryOptions {
  /** False when demo accounts may not exist: demo accounts of an earlier start are then hidden. */
  readonly demo: boolean;
}

/** Returns the condition that a sign-in asks for more than the password. */
function hasFactor(eb: ExpressionBuilder<Schema & { readonly u: Schema['users'] }, 'u'>) {
  return eb.or([
    eb.exists(
      eb
        .selectFrom('totp_secrets as s')
        .select('s.user_id')
        .whereRef('s.user_id', '=', 'u.id')
        .where('s.confirmed_at', 'is not', null),
    ),
    eb.exists(eb.selectFrom('passkeys as k').select('k.user_id').whereRef('k.user_id', '=', 'u.id')),
  ]);
}

export function createAccountRepository(database: Database, { demo }: AccountRepositoryOptions): AccountRepository {
  const { kysely, engine } = database;
  const accounts = () =>
    kysely
      .selectFrom('users as u')
      // They own what comes with the product, and stand as authors: nobody is either of them.
      .where('u.id', 'not in', [LIBRARY_OWNER_ID, DELETED_PERSON_ID])
      .$if(!demo, (query) => query.where('u.is_demo', '=', 0));

  const found = (query: ReturnType<typeof accounts>) =>
    query
      .innerJoin('plans as p', 'p.number', 'u.plan_number')
      .select(['u.id', 'u.email', 'u.first_name', 'u.last_name', 'u.image', 'u.role', 'u.deactivated_at'])
      .select(['u.created_at', 'u.seen_at', 'p.number', 'p.name as plan_name'])
      .select((eb) =>
        eb
          .selectFrom('templates as t')
          .select((template) => template.fn.countAll<number>().as('count'))
          .whereRef('t.owner_id', '=', 'u.id')
          .where('t.is_system', '=', 0)
          .as('templates'),
      )
      .select((eb) => hasFactor(eb).as('has_second_factor'));

  const administrators = () =>
    accounts().where('u.role', '=', 'admin').where('u.deactivated_at', 'is', null).select('u.id').orderBy('u.id');

  type Row = Awaited<ReturnType<ReturnType<typeof found>['executeTakeFirstOrThrow']>>;

  const toRecord = (row: Row): AccountRecord => ({
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    image: row.image,
    role: row.role,
    plan: { number: row.number, name: row.plan_name },
    isActive: row.deactivated_at === null,
    hasSecondFactor: Boolean(row.has_second_factor),
    created: row.created_at,
    lastSeen: row.seen_at,
    templates: row.templates ?? 0,
  });

  const self: AccountRepository = {
    async find(id) {
      const row = await found(accounts().where('u.id', '=', id)).executeTakeFirst();
      return row ? toRecord(row) : null;
    },

    async list({ query, role, state, plan, secondFactor, sort, limit, offset }) {
      let wanted = accounts();
      if (role !== undefined) wanted = wanted.where('u.role', '=', role);
      if (state !== undefined) wanted = wanted.where('u.deactivated_at', state === 'active' ? 'is' : 'is not', null);
      if (plan !== undefined) wanted = wanted.where('u.plan_number', '=', plan);
      if (secondFactor === 'some') wanted = wanted.where(hasFactor);
      if (secondFactor === 'none') wanted = wanted.where((eb) => eb.not(hasFactor(eb)));
      for (const word of query.split(/\s+/).filter(Boolean)) {
        wanted = wanted.where(containsIn(sql.ref('u.search_key'), sortText(word), engine));
      }
      const { total } = await wanted.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
      const rows = await found(wanted)
        .$if(sort === 'last-seen', (rest) => rest.orderBy(sql`coalesce(u.seen_at, 0)`, 'desc'))
        .orderBy('u.first_name')
        .orderBy('u.last_name')
        .orderBy('u.id')
        .limit(limit)
        .offset(offset)
        .execute();
      return { people: rows.map(toRecord), total };
    },

    plans: () => kysely.selectFrom('plans').select(['number', 'name']).orderBy('number').execute(),

    countAdministrators: async () => (await administrators().execute()).length,

    change: ({ id, update, guard }) =>
      inTransaction(database, async (open): Promise<AccountOutcome<never>> => {
        const inside = createAccountRepository(open, { demo });
        await lockAccounts(open, [id]);
        const current = await inside.find(id);
        if (!current) return { kind: 'missing' };
        const refusal = guard(current, await inside.countAdministrators());
        if (refusal !== null) return { kind: 'refused', refusal: refusal as never };
        await write(open, id, update);
        return { kind: 'done', account: (await inside.find(id)) ?? current };
      }),
  };
  return self;
}

/**
 * Locks the accounts and all administrators until the transaction ends, so that two changes cannot remove the last
 * administrator.
 */
export async function lockAccounts({ kysely, engine }: Database, ids: readonly string[]): Promise<void> {
  if (engine === 'sqlite') return;
  await kysely
    .selectFrom('users')
    .select('id')
    .where((eb) => eb.or([eb('role', '=', 'admin'), eb('id', 'in', ids)]))
    .orderBy('id')
    .forUpdate()
    .noWait()
    .execute();
}

async function write({ kysely }: Database, id: string, update: AccountUpdate): Promise<void> {
  const { role, planNumber, deactivatedAt } = update;
  const columns = {
    ...(role !== undefined && { role }),
    ...(planNumber !== undefined && { plan_number: planNumber }),
    ...(deactivatedAt !== undefined && { deactivated_at: deactivatedAt }),
  };
  if (Object.keys(columns).length > 0) await kysely.updateTable('users').set(columns).where('id', '=', id).execute();
}
