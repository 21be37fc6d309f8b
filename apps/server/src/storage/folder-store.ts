import { access, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { nanoid } from 'nanoid';
import { assertKey, type BlobStore } from './blob-store.ts';
import { makeFolder } from './make-folder.ts';
import { probeFolder } from './probe-folder.ts';
import { syncFolder } from './sync-folder.ts';

/** Keeps files in a folder of this machine. */
export function createFolderStore(folder: string): BlobStore {
  const place = (key: string) => {
    assertKey(key);
    return path.join(folder, key);
  };
  return {
    put: (key, content) => writeDurably(place(key), content),
    async get(key) {
      try {
        return await readFile(place(key));
      } catch (error) {
        if (!isMissing(error)) throw error;
        // Without the folder it is not the file that is missing.
        await access(folder);
        return null;
      }
    },
    async has(key) {
      try {
        return (await stat(place(key))).isFile();
      } catch (error) {
        if (!isMissing(error)) throw error;
        await access(folder);
        return false;
      }
    },
    remove: (key) => rm(place(key), { force: true }),
    check: () => probeFolder(folder),
    list: () => keysIn(folder),
    async isEmpty() {
      for await (const _ of keysIn(folder)) return false;
      return true;
    },
  };
}

/** Files that are being written, or that probe for room, are none. */
async function* keysIn(folder: string, way = ''): AsyncGenerator<string> {
  const entries = await readdir(path.join(folder, way), { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  for (const entry of entries) {
    const key = way === '' ? entry.name : `${way}/${entry.name}`;
    if (entry.isDirectory()) yield* keysIn(folder, key);
    else if (entry.isFile() && !entry.name.startsWith('.') && !entry.name.endsWith('.part')) yield key;
  }
}

/** A reader sees the old file or the whole new one, also after the power went. */
async function writeDurably(file: string, content: Uint8Array): Promise<void> {
  const folder = path.dirname(file);
  await makeFolder(folder);
  const draft = `${file}.${nanoid(8)}.part`;
  try {
    const handle = await open(draft, 'wx');
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await syncFolder(folder);
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
