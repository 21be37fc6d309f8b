import { existsSync } from 'node:fs';
import { type Config, ConfigError } from '../config.ts';
import { requireFinished } from '../db/copying/unfinished-move.ts';
import { type OpenDatabase, openDatabase, requireAnswer } from '../db/database.ts';
import { sqliteFileOf } from '../db/sqlite.ts';

/**
 * Opens a database that is there already, beside a server that may work on it.
 * @throws ConfigError when there is none, or it does not answer
 */
export async function openSource(
  { database, dataDir }: Pick<Config, 'database' | 'dataDir'>,
  options = { exclusive: false },
): Promise<OpenDatabase> {
  if (database.kind === 'sqlite' && !existsSync(sqliteFileOf(dataDir)))
    throw new ConfigError(`There is no database in ${dataDir}; set DATA_DIR to the folder of one, or DATABASE_URL.`);
  const opened = openDatabase(database, options);
  try {
    // A disk without room is no reason not to read from it.
    if (database.kind === 'postgres') await requireAnswer(opened);
    await requireFinished(opened);
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}
