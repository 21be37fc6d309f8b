import { mkdirSync, statSync } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** Folder mode: no other user of the machine can read people's content, keys and mails in it. */
const FOR_ITS_OWNER = 0o700;

/**
 * Makes a folder and those above it, each for its owner alone, leaves one that is there as it is, and throws why that cannot
 * be. Node's own way to do so goes round in circles without end where a system refuses folders as if the one above were
 * missing, as `/proc` does.
 */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, FOR_ITS_OWNER);
  } catch (error) {
    if (await isFolder(folder)) return;
    const parent = path.dirname(folder);
    if (!isMissing(error) || (await isFolder(parent))) throw error;
    await makeFolder(parent);
    await makeFolder(folder);
  }
}

/** The same where nothing else can be done meanwhile. */
export function makeFolderSync(folder: string): void {
  try {
    mkdirSync(folder, FOR_ITS_OWNER);
  } catch (error) {
    if (isFolderSync(folder)) return;
    const parent = path.dirname(folder);
    if (!isMissing(error) || isFolderSync(parent)) throw error;
    makeFolderSync(parent);
    makeFolderSync(folder);
  }
}

async function isFolder(place: string): Promise<boolean> {
  const found = await stat(place).catch(() => null);
  return found?.isDirectory() ?? false;
}

function isFolderSync(place: string): boolean {
  try {
    return statSync(place).isDirectory();
  } catch {
    return false;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
