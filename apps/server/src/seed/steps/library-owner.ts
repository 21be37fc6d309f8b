import { LIBRARY_OWNER_ID } from '@mailwright/contract';
import { createUserRepository } from '../../modules/users/repository.ts';
import type { SeedStep } from '../seed-step.ts';

/** Has no password, so nobody signs in as it. */
export const LIBRARIAN_ID = LIBRARY_OWNER_ID;

export const libraryOwner: SeedStep = {
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
