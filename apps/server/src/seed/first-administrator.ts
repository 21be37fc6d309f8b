import type { FirstAdmin } from '../config.ts';
import type { Database } from '../db/database.ts';
import { newId } from '../db/new-id.ts';
import { requireOperatorPassword } from '../modules/account/operator-password.ts';
import { hashPassword } from '../modules/auth/passwords.ts';
import { createUserRepository } from '../modules/users/repository.ts';
import { addAccount } from '../user-commands/added-account-repository.ts';

/**
 * Result of adding the administrator of the configuration. `present`: there is one already, this or another, and nothing
 * changed. `taken`: there is no administrator, and the address belongs to an account that stays as it is.
 */
export type FirstAdministrator = 'added' | 'present' | 'taken' | 'none';

/**
 * Makes the first administrator of a database that has none. An account that exists is never changed.
 * @throws ConfigError when it would be made with a password that is too short or too easy
 */
export async function addFirstAdministrator(
  database: Database,
  admin: FirstAdmin | null,
  now: number,
): Promise<FirstAdministrator> {
  const users = createUserRepository(database);
  if (await users.hasAdministrator()) return 'present';
  if (admin === null) return 'none';
  await requireOperatorPassword('ADMIN_PASSWORD', admin.password, [admin.email]);
  const id = newId();
  const user = {
    id,
    email: admin.email,
    firstName: 'Administrator',
    lastName: '',
    role: 'admin',
    passwordHash: await hashPassword(admin.password),
    planNumber: 3,
    isDemo: false,
    now,
  } as const;
  const added = await addAccount(database, user, {
    id: newId(),
    at: now,
    person: null,
    address: '',
    device: 'ADMIN_EMAIL',
    action: 'person.add',
    targets: [{ id, name: admin.email }],
    details: { role: 'admin', by: 'configuration' },
  });
  if (added) return 'added';
  // Another server of the same database may have been faster.
  return (await users.hasAdministrator()) ? 'present' : 'taken';
}
