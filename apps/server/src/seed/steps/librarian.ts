import { createUserRepository } from '../../modules/users/repository.ts';
import type { SeedStep } from '../seed-step.ts';

/** Owner of what the product brings along. Has no password, so nobody signs in as it. */
export const LIBRARIAN_ID = 'mailwright-library-0001';

export const librarian: SeedStep = {
  name: '02-librarian',
  async run({ database, now }) {
    await createUserRepository(database).add({
      id: LIBRARIAN_ID,
      email: 'library@mailwright.invalid',
      firstName: 'Mailwright',
      lastName: 'Library',
      role: 'user',
      passwordHash: null,
      planNumber: 0,
      isDemo: false,
      now,
    });
  },
};
