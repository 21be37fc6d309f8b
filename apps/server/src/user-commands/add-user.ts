import { z } from 'zod';
import { ConfigError, readConfig } from '../config.ts';
import { type OpenDatabase, openDatabase, requireAnswer } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { newId } from '../db/new-id.ts';
import { requireOperatorPassword } from '../modules/account/operator-password.ts';
import { hashPassword } from '../modules/auth/passwords.ts';
import { refuseRoot } from '../operations/refuse-root.ts';
import { addPlans } from '../seed/steps/plans.ts';
import { addAccount } from './added-account-repository.ts';
import { commandEvent } from './command-entry.ts';
import { email, nameAt, role } from './command-options.ts';

const input = z.object({
  email,
  role: role.default('user'),
  plan: z.enum(['0', '3'], '--plan must be 0 or 3').default('3').transform(Number),
  first: nameAt('--first').default('New'),
  last: nameAt('--last').default('User'),
  password: z.string().optional(),
});

/** Adds an account, to a database that no server has worked on yet as well. */
export async function addUser(options: Record<string, unknown>): Promise<string> {
  const wanted = input.parse(options);
  const config = readConfig();
  refuseRoot(config);
  const database = openDatabase(config.database, { exclusive: true });
  try {
    await requireAnswer(database);
    await migrate(database);
    return await storeUser(database, wanted, Date.now());
  } finally {
    await database.close();
  }
}

/**
 * The account and its entry in the audit log, both or neither.
 * @returns what is printed, the password with it: there is none to print where nothing was stored
 * @throws ConfigError for a password that is too short or too easy, and for an address that is taken
 */
export async function storeUser(
  database: OpenDatabase,
  { email, role, plan, first, last, password: given }: z.output<typeof input>,
  now: number,
): Promise<string> {
  if (given !== undefined) await requireOperatorPassword('--password', given, [first, last, email]);
  const password = given ?? newId();
  await addPlans(database);
  const id = newId();
  const entry = commandEvent({ action: 'person.add', person: { id, name: email }, details: { role } });
  const account = { id, email, firstName: first, lastName: last, role, planNumber: plan, isDemo: false, now };
  const user = { ...account, passwordHash: await hashPassword(password) };
  const isAdded = await addAccount(database, user, { ...entry, id: newId(), at: now });
  if (!isAdded) throw new ConfigError(`The account ${email} already exists.`);
  return given === undefined ? `Added ${email} (${role}), password: ${password}\n` : `Added ${email} (${role})\n`;
}
