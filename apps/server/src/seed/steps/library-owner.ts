import { LIBRARY_OWNER_ID } from '@mailwright/contract';
import { createUserRepository } from '../../modules/users/repository.ts';
import type { SeedStep } from '../seed-step.ts';

/** Id of the library's owner, an account without a password, so that nobody can sign in with it. */
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
