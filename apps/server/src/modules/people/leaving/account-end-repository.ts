import { DELETED_PERSON_ID } from '@mailwright/contract';
import { containsIn } from '../../../db/contains-in.ts';
import { anyTable } from '../../../db/copying/table-shapes.ts';
import type { Database } from '../../../db/database.ts';
import { sortText } from '../../../db/fold-text.ts';
import { referencesOf } from './account-references.ts';

/** Deletes sessions and everything else that is of no use while nobody may use the account. */
export async function endAccount({ kysely, engine }: Database, id: string): Promise<void> {
  const tables = anyTable(kysely);
  for (const { table, column } of referencesOf('ended'))
    await tables.deleteFrom(table).where(column, '=', id).execute();
  await kysely
    .updateTable('templates')
    .set({ locked_by: null, lock_expires_at: 0 })
    .where('locked_by', '=', id)
    .execute();
  // Those to the person, and those that the person asked for.
  await kysely
    .deleteFrom('waiting_mails')
    .where((eb) =>
      eb.or([
        eb('email_key', 'in', eb.selectFrom('users').select('email_key').where('id', '=', id)),
        containsIn(eb.ref('about'), ` ${id}`, engine),
      ]),
    )
    .execute();
}

/** Deletes an account that owns nothing any more, with what is of use to nobody else. */
export async function deleteAccount(database: Database, id: string, now: number): Promise<void> {
  const { kysely } = database;
  const tables = anyTable(kysely);
  await endAccount(database, id);
  await addNobody(database, id, now);
  for (const { table, column } of referencesOf('author')) {
    const nobody = { [column]: DELETED_PERSON_ID };
    await tables.updateTable(table).set(nobody).where(column, '=', id).execute();
  }
  for (const { table, column } of referencesOf('own')) await tables.deleteFrom(table).where(column, '=', id).execute();
  const address = kysely.selectFrom('users').select('email_key').where('id', '=', id);
  await kysely.deleteFrom('invitations').where('email_key', 'in', address).execute();
  await kysely.deleteFrom('users').where('id', '=', id).execute();
}

/** Adds the person without a name, who is the author of what is left. */
async function addNobody({ kysely }: Database, id: string, now: number): Promise<void> {
  const plan = await kysely.selectFrom('users').select('plan_number').where('id', '=', id).executeTakeFirstOrThrow();
  const [first, last, email] = ['Deleted', 'account', 'deleted@mailwright.invalid'];
  await kysely
    .insertInto('users')
    .values({
      id: DELETED_PERSON_ID,
      email,
      email_key: email,
      first_name: first,
      last_name: last,
      search_key: sortText(`${first} ${last} ${email}`),
      role: 'user',
      image: null,
      password_hash: null,
      plan_number: plan.plan_number,
      is_demo: 0,
      created_at: now,
      deactivated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
