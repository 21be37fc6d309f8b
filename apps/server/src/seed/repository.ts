import type { Features } from '@mailwright/contract';
import type { Database } from '../db/database.ts';

export async function isStepDone({ kysely }: Database, name: string): Promise<boolean> {
  const row = await kysely.selectFrom('seed_steps').select('name').where('name', '=', name).executeTakeFirst();
  return row !== undefined;
}

/** False when another server has taken the step. */
export async function markStepDone({ kysely }: Database, name: string, now: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await kysely
    .insertInto('seed_steps')
    .values({ name, done_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Templates of anybody with one of the descriptions, or with a name that begins with one of the names. */
export async function findTemplatesByText(
  { kysely }: Database,
  { names, descriptions }: { readonly names: readonly string[]; readonly descriptions: readonly string[] },
): Promise<readonly string[]> {
  const rows = await kysely
    .selectFrom('templates')
    .select('id')
    .where((eb) =>
      eb.or([eb('description', 'in', descriptions), ...names.map((name) => eb('name', 'like', `${name}%`))]),
    )
    .execute();
  return rows.map(({ id }) => id);
}

export async function addPlan({ kysely }: Database, number: number, name: string, features: Features): Promise<void> {
  await kysely
    .insertInto('plans')
    .values({ number, name, features: JSON.stringify(features) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
