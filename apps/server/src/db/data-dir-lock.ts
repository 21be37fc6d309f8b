import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ConfigError } from '../config.ts';
import { makeFolderSync } from '../storage/make-folder.ts';

/**
 * Keeps other servers off a data folder. The lock is the operating system's lock on a file, held through SQLite, which
 * speaks to each system in its own way: it ends with the process, however that ends.
 */
export function lockDataDir(folder: string): { release(): void } {
  const file = openLock(folder);
  try {
    file.exec('pragma journal_mode = delete; begin exclusive');
  } catch (error) {
    file.close();
    if (!isBusy(error)) throw error;
    const sentence = `Another server already runs on the data folder ${folder}; stop it or set another DATA_DIR.`;
    throw new ConfigError(sentence, { cause: error });
  }
  return { release: () => file.close() };
}

function openLock(folder: string): DatabaseSync {
  try {
    makeFolderSync(folder);
    return new DatabaseSync(path.join(folder, 'server.lock'), { timeout: 0 });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const sentence = `Configuration: the data folder ${folder} cannot be used (${reason}); set DATA_DIR to a folder this user may write to.`;
    throw new ConfigError(sentence, { cause });
  }
}

function isBusy(error: unknown): boolean {
  const SQLITE_BUSY = 5;
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}
