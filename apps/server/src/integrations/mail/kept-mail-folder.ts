import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
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

    async names() {
      return (await readdir(folder).catch(nullIfMissing)) ?? [];
    },
  };
}

function nullIfMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}
