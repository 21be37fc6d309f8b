import { Readable } from 'node:stream';
import type { Actor } from '@mailwright/contract';
import { ZipFile } from 'yazl';
import { AppError } from '../../../app-error.ts';
import type { AccountRepository } from '../port.ts';
import { requireAdministrator } from '../service.ts';
import { type ArchiveContent, type ArchiveSources, archiveEntries } from './archive-entries.ts';
import type { ArchiveEntry } from './port.ts';

export interface PersonalDataArchive {
  /** Name of the file, without its ending. */
  readonly name: string;
  /** Made while it is read. */
  readonly content: Readable;
}

/** Makes archives of the data that is stored about a person. */
export interface PersonalDataService {
  /**
   * Returns the archive for the person, or for an administrator. Being an administrator does not allow reading drafts: what
   * drafts, modules, earlier versions and notes say, subjects of mails and addresses of stores after the host are left out for
   * them.
   * @throws AppError `FORBIDDEN` for all but the person and administrators, `USER_NOT_FOUND`
   */
  archive(actor: Pick<Actor, 'id' | 'role'>, id: string): Promise<PersonalDataArchive>;
  /**
   * Returns the whole archive, for the operator of the server, who can read the database anyway.
   * @throws AppError `USER_NOT_FOUND`
   */
  wholeArchive(id: string): Promise<PersonalDataArchive>;
}

export interface PersonalDataDeps extends ArchiveSources {
  readonly accounts: Pick<AccountRepository, 'find'>;
}

export function createPersonalDataService({ accounts, ...sources }: PersonalDataDeps): PersonalDataService {
  async function made(id: string, content: ArchiveContent): Promise<PersonalDataArchive> {
    const person = await accounts.find(id);
    if (!person) throw new AppError('USER_NOT_FOUND');
    const day = new Date(sources.now()).toISOString().slice(0, 10);
    return { name: `mailwright-${person.email}-${day}`, content: zipEntries(archiveEntries(sources, person, content)) };
  }

  return {
    async archive(actor, id) {
      if (actor.id === id) return made(id, 'all');
      requireAdministrator(actor);
      return made(id, 'without-drafts');
    },

    wholeArchive: (id) => made(id, 'all'),
  };
}

/**
 * Returns an archive that is written while it is read: the next file is requested once the one before has been sent, so that
 * only a piece of one file is in memory. An error breaks the archive off, so that it never seems to be whole.
 */
function zipEntries(entries: AsyncIterable<ArchiveEntry>): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const source = entries[Symbol.asyncIterator]();
  const fail = (error: Error) => output.destroy(error);
  let reading: Readable | null = null;

  async function addNext(): Promise<void> {
    const next = await source.next();
    if (output.destroyed) return;
    if (next.done) return zip.end();
    const { path, content, isPacked = false } = next.value;
    zip.addReadStreamLazy(path, { compress: !isPacked }, (give) => {
      reading = Readable.from(content);
      reading.once('error', fail).once('end', goOn);
      give(null, reading);
    });
  }

  function goOn(): void {
    addNext().catch(fail);
  }

  output.once('close', () => {
    reading?.destroy();
    void source.return?.();
  });
  goOn();
  return output;
}
