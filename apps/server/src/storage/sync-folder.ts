import { open } from 'node:fs/promises';

/** Resolves when the names of the folder's files are on the disk, as the renaming of one is not by itself. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open folders and needs no such call.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
