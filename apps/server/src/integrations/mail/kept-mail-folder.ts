import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '../../storage/make-folder.ts';
import type { KeptMails } from './port.ts';

/** Keeps mails as .eml files in a folder of this machine. */
export function createKeptMailFolder(folder: string): KeptMails {
  return {
    async add(name, content) {
      await makeFolder(folder);
      // Who lists the folder never meets half a mail.
      const unfinished = path.join(folder, `.${name}`);
      await writeFile(unfinished, content);
      await rename(unfinished, path.join(folder, name));
    },

    read: (name) => readFile(path.join(folder, name)).catch(nullIfMissing),

    async names(before, most) {
      const names = (await readdir(folder).catch(nullIfMissing)) ?? [];
      const older = names.filter((name) => before === null || name < before);
      return older.toSorted().reverse().slice(0, most);
    },

    async remove(names) {
      for (const name of names) await rm(path.join(folder, name), { force: true });
    },
  };
}

function nullIfMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}
