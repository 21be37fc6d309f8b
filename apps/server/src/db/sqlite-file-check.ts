import { existsSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { ConfigError } from '../config.ts';

/** Up to this size a file is read through at each start, indexes included: about a second on a slow machine. */
const READ_THROUGH_BYTES = 256 * 1024 * 1024;

/** State of the file before anything opens it. */
export interface FileState {
  /** Pages wait beside it: the last server was killed, or somebody copied the folder of a running one. */
  readonly wasCutShort: boolean;
}

export function fileState(file: string): FileState {
  const log = `${file}-wal`;
  return { wasCutShort: existsSync(log) && statSync(log).size > 0 };
}

/**
 * Looks for damage before anybody works on it: half a database answers many calls and fails the others. Larger files are
 * read through after a server that was cut short, and otherwise only held against their own size.
 * @throws ConfigError when the file is damaged
 */
export function requireSoundFile(database: DatabaseSync, file: string, { wasCutShort }: FileState): void {
  const size = Number(database.prepare('pragma page_count').get()?.page_count);
  const bytes = size * Number(database.prepare('pragma page_size').get()?.page_size);
  // The copy that somebody broke off is shorter than it says.
  if (!wasCutShort && statSync(file).size < bytes) throw damaged(file, 'it is shorter than it should be');
  if (bytes <= READ_THROUGH_BYTES) requireOk(database, file, 'integrity_check');
  else if (wasCutShort) requireOk(database, file, 'quick_check');
}

function requireOk(database: DatabaseSync, file: string, check: 'integrity_check' | 'quick_check'): void {
  const found = database.prepare(`pragma ${check}(1)`).get()?.[check];
  if (found !== 'ok') throw damaged(file, String(found).split('\n').at(-1) ?? '');
}

/** Returns the error for a damaged file. The file is not repaired: what can still be read may be all there is. */
export function damaged(file: string, finding: string, cause?: unknown): ConfigError {
  const sentence = `The database ${file} is damaged (${finding}). Nothing was changed: put a sound copy in its place and start again.`;
  return new ConfigError(sentence, { cause });
}

/** Returns the damage that keeps a file from being read, without writing to it; null when it can be read. */
export function findDamage(file: string): string | null {
  try {
    const opened = new DatabaseSync(file, { readOnly: true });
    try {
      const found = opened.prepare('pragma quick_check(1)').get()?.quick_check;
      return found === 'ok' ? null : String(found);
    } finally {
      opened.close();
    }
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
