import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Accounts } from '../greeting.ts';
import { createSessionRepository } from '../modules/auth/session-repository.ts';
import { createUserRepository } from '../modules/users/repository.ts';
import { addFirstAdministrator } from './first-administrator.ts';

/** Makes the first administrator where one is wanted, and ends what demo accounts began where they may not exist. */
export async function prepareAccounts(database: Database, config: Config, now: number): Promise<Accounts> {
  const administrator = await addFirstAdministrator(database, config.admin, now);
  if (!config.demo) await createSessionRepository(database).removeOfDemoAccounts();
  const demoAccounts = await createUserRepository(database).listDemo();
  return { administrator, hasDemoAccounts: demoAccounts.length > 0 };
}
