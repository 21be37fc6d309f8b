import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { type Config, ConfigError } from './config.ts';
import { copySqliteFile, sqliteFileOf } from './db/sqlite.ts';
import { CREDENTIALS_KEY_FILE } from './storage/credentials-key.ts';

/** What lies beside the database; locks and the database's own log are no part of a copy. */
const BESIDE = ['assets', 'outbox', CREDENTIALS_KEY_FILE];

/**
 * Copies the data of the embedded mode as it is at one moment, while a server may go on writing: the database first, in
 * one read, then the images, which are stored before anything names them and never change. The database gets its name
 * last, so that half a copy is refused by a start.
 * @throws ConfigError when there is nothing to copy, or the target is not empty
 */
export async function copyData(
  { database, dataDir }: Pick<Config, 'database' | 'dataDir'>,
  target: string,
): Promise<void> {
  if (database.kind === 'postgres') {
    throw new ConfigError(
      'DATABASE_URL is set: copy the database with pg_dump, and after it the images of the storage.',
    );
  }
  const source = sqliteFileOf(dataDir);
  if (!existsSync(source))
    throw new ConfigError(`There is no database in ${dataDir}; set DATA_DIR to the folder to copy.`);
  if (isInside(dataDir, target))
    throw new ConfigError(`${target} lies in the data folder itself; copy it to another place.`);
  await requireEmpty(target);
  const draft = path.join(target, 'mailwright.db.part');
  copySqliteFile(source, draft);
  for (const name of BESIDE) {
    const entry = path.join(dataDir, name);
    const filter = (file: string) => !file.endsWith('.part') && !path.basename(file).startsWith('.');
    if (existsSync(entry)) await cp(entry, path.join(target, name), { recursive: true, filter });
  }
  await rename(draft, sqliteFileOf(target));
}

async function requireEmpty(target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  if ((await readdir(target)).length > 0) throw new ConfigError(`${target} is not empty; name a new or empty folder.`);
}

function isInside(folder: string, target: string): boolean {
  const way = path.relative(folder, target);
  return way === '' || !(way.startsWith('..') || path.isAbsolute(way));
}
