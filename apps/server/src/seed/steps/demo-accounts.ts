import type { DemoAccount } from '@mailwright/contract';
import { newId } from '../../db/new-id.ts';
import { hashPassword } from '../../modules/auth/passwords.ts';
import { createUserRepository } from '../../modules/users/repository.ts';
import type { SeedStep } from '../seed-step.ts';

interface SeededAccount extends DemoAccount {
  readonly planNumber: number;
}

/** The accounts that a first start prints. Their passwords are public, so they exist only where nobody else can reach. */
export const DEMO_ACCOUNTS: readonly SeededAccount[] = [
  {
    email: 'admin@acme.example',
    password: 'admin-demo',
    firstName: 'Ada',
    lastName: 'Admin',
    role: 'admin',
    planNumber: 3,
  },
  {
    email: 'anna@acme.example',
    password: 'anna-demo',
    firstName: 'Anna',
    lastName: 'Berg',
    role: 'user',
    planNumber: 3,
  },
  { email: 'ben@acme.example', password: 'ben-demo', firstName: 'Ben', lastName: 'Costa', role: 'user', planNumber: 0 },
];

export const demoAccounts: SeedStep = {
  name: '06-demo-accounts',
  async run({ database, now }) {
    const users = createUserRepository(database);
    for (const { password, ...account } of DEMO_ACCOUNTS) {
      await users.add({ ...account, id: newId(), passwordHash: await hashPassword(password), isDemo: true, now });
    }
  },
};
