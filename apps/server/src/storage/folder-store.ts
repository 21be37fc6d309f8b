import { constants } from 'node:fs';
import { access, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { nanoid } from 'nanoid';
import { assertKey, type BlobStore } from './blob-store.ts';

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
        if (isMissing(error)) return null;
        throw error;
      }
    },
    remove: (key) => rm(place(key), { force: true }),
    async check() {
      await mkdir(folder, { recursive: true });
      await access(folder, constants.W_OK);
    },
  };
}

/** A reader sees the old file or the whole new one, also after the power went. */
async function writeDurably(file: string, content: Uint8Array): Promise<void> {
  const folder = path.dirname(file);
  await mkdir(folder, { recursive: true });
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

async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open folders and needs no such call.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
