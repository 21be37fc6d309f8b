import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import { nanoid } from 'nanoid';
import { makeFolder } from './make-folder.ts';

/** Bytes that are too many for the free part of a block in use. */
const PROBE = Buffer.alloc(64 * 1024);

/** Throws what keeps a folder from being written to: only a file that reached the disk shows that there is room. */
export async function probeFolder(folder: string): Promise<void> {
  await makeFolder(folder);
  const file = path.join(folder, `.probe-${nanoid(8)}`);
  try {
    const handle = await open(file, 'wx');
    try {
      await handle.writeFile(PROBE);
      await handle.sync();
    } finally {
      await handle.close();
    }
  } finally {
    await rm(file, { force: true });
  }
}
