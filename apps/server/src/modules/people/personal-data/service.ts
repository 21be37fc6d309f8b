import type { Readable } from 'node:stream';
import type { Actor } from '@mailwright/contract';
import { AppError } from '../../../app-error.ts';
import type { AccountRepository } from '../port.ts';
import { requireAdministrator } from '../service.ts';
import { type ArchiveSources, archiveEntries } from './archive-entries.ts';
import { zipEntries } from './zip-entries.ts';

export interface PersonalDataArchive {
  /** Without its ending. */
  readonly name: string;
  /** Made while it is read. */
  readonly content: Readable;
}

/** Everything that is kept of a person, as an archive. */
export interface PersonalDataService {
  /** @throws AppError `FORBIDDEN` for all but the person and administrators, `USER_NOT_FOUND` */
  archive(actor: Pick<Actor, 'id' | 'role'>, id: string): Promise<PersonalDataArchive>;
}

export interface PersonalDataDeps extends ArchiveSources {
  readonly accounts: Pick<AccountRepository, 'find'>;
}

export function createPersonalDataService({ accounts, ...sources }: PersonalDataDeps): PersonalDataService {
  return {
    async archive(actor, id) {
      if (actor.id !== id) requireAdministrator(actor);
      const person = await accounts.find(id);
      if (!person) throw new AppError('USER_NOT_FOUND');
      const day = new Date(sources.now()).toISOString().slice(0, 10);
      return { name: `mailwright-${person.email}-${day}`, content: zipEntries(archiveEntries(sources, person)) };
    },
  };
}
