import type { Database } from '../db/database.ts';
import { newId } from '../db/new-id.ts';
import type { NewUser } from '../modules/users/port.ts';
import { createUserRepository } from '../modules/users/repository.ts';

const FEATURES = {
  customCode: true,
  products: true,
  aiImages: true,
  convertToSystem: true,
  customBlockCategories: true,
};

/** Adds a user who needs nothing but to exist, unless a test says more; answers the id. */
export async function addPerson(database: Database, firstName: string, values: Partial<NewUser> = {}): Promise<string> {
  const plan = { number: 3, name: 'Plus', features: JSON.stringify(FEATURES) };
  await database.kysely
    .insertInto('plans')
    .values(plan)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const id = newId();
  const added = await createUserRepository(database).add({
    id,
    email: `${firstName.toLowerCase()}.${id}@acme.example`,
    firstName,
    lastName: 'Example',
    role: 'user',
    passwordHash: null,
    planNumber: 3,
    isDemo: false,
    now: 1_000,
    ...values,
  });
  if (!added) throw new Error(`${firstName} exists already`);
  return id;
}
