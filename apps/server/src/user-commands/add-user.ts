import { LIMITS } from '@mailwright/contract';
import { z } from 'zod';
import { ConfigError, readConfig } from '../config.ts';
import { openDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { newId } from '../db/new-id.ts';
import { hashPassword } from '../modules/auth/passwords.ts';
import { createUserRepository } from '../modules/users/repository.ts';
import { addPlans } from '../seed/steps/plans.ts';
import { accountsOn } from './open-accounts.ts';

const input = z.object({
  email: z.email('--email must be an email address'),
  role: z.enum(['admin', 'user'], '--role must be admin or user').default('user'),
  plan: z.enum(['0', '3'], '--plan must be 0 or 3').default('3').transform(Number),
  first: z.string().min(1).default('New'),
  last: z.string().min(1).default('User'),
  password: z
    .string()
    .min(LIMITS.login.passwordMin, `--password must have at least ${LIMITS.login.passwordMin} characters`)
    .optional(),
});

/** Adds an account, to a database that no server has worked on yet as well. */
export async function addUser(options: Record<string, unknown>): Promise<string> {
  const { email, role, plan, first, last, password = newId() } = input.parse(options);
  const config = readConfig();
  const database = openDatabase(config.database, { exclusive: true });
  try {
    await migrate(database);
    await addPlans(database);
    const id = newId();
    const added = await createUserRepository(database).add({
      id,
      email,
      firstName: first,
      lastName: last,
      role,
      passwordHash: await hashPassword(password),
      planNumber: plan,
      isDemo: false,
      now: Date.now(),
    });
    if (!added) throw new ConfigError(`The account ${email} already exists.`);
    const person = { id, name: email };
    await accountsOn(database, config, Date.now).record({ action: 'person.add', person, details: { role } });
    return `Added ${email} (${role}), password: ${password}\n`;
  } finally {
    await database.close();
  }
}
