import { existsSync, rmSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { nanoid } from 'nanoid';
import { type Config, ConfigError } from '../../config.ts';
import { dropTables } from '../../db/copying/fill-tables.ts';
import { asTool, requireNoServer } from '../../db/copying/no-server.ts';
import { lockDataDir } from '../../db/data-dir-lock.ts';
import { type Database, type OpenDatabase, openDatabase, requireAnswer } from '../../db/database.ts';
import { isUntouched } from '../../db/migrate.ts';
import { sqliteFileOf } from '../../db/sqlite.ts';
import { makeFolder } from '../../storage/make-folder.ts';

export interface TargetOptions {
  /** True when what is there already is replaced. */
  readonly replace: boolean;
  readonly now: Date;
}

/**
 * Runs the work in a transaction on an empty database, which becomes the configured one only when all of the work is done;
 * until then that stays as it was. An embedded database that gives way is kept beside it.
 * @throws ConfigError when there is a database already and nobody said that it may give way, or a server works on it
 */
export async function fillTarget(
  config: Pick<Config, 'database' | 'dataDir'>,
  options: TargetOptions,
  work: (database: Database) => Promise<void>,
): Promise<void> {
  if (config.database.kind === 'sqlite') await fillFile(config.dataDir, options, work);
  else await fillPostgres(config.database.url, options, work);
}

/** Returns the folder for what was replaced. */
export function keptFolder(dataDir: string, now: Date): string {
  return path.join(dataDir, `before-restore-${now.toISOString().replaceAll(/[:.]/g, '-')}`);
}

async function fillFile(
  dataDir: string,
  { replace, now }: TargetOptions,
  work: (database: Database) => Promise<void>,
): Promise<void> {
  const file = sqliteFileOf(dataDir);
  const lock = lockDataDir(dataDir);
  const draft = path.join(dataDir, `restore-${nanoid(8)}.part`);
  const removeDraft = () => rmSync(draft, { recursive: true, force: true });
  process.once('exit', removeDraft);
  try {
    if (existsSync(file) && !replace) throw isTaken(`There is a database in ${dataDir} already`);
    await removeKilled(dataDir);
    const database = openDatabase({ kind: 'sqlite', folder: draft }, { exclusive: false });
    try {
      await inOneTransaction(database, work);
    } finally {
      await database.close();
    }
    if (existsSync(file)) await keep(dataDir, now);
    await rename(sqliteFileOf(draft), file);
  } finally {
    await rm(draft, { recursive: true, force: true });
    process.off('exit', removeDraft);
    lock.release();
  }
}

/** Removes what killed restores have begun: nobody works on it, since the folder is locked. */
async function removeKilled(dataDir: string): Promise<void> {
  const left = (await readdir(dataDir)).filter((name) => /^restore-[\w-]{8}\.part$/.test(name));
  for (const name of left) await rm(path.join(dataDir, name), { recursive: true, force: true });
}

/** Pages that are not in the file yet lie beside it. */
async function keep(dataDir: string, now: Date): Promise<void> {
  const kept = keptFolder(dataDir, now);
  await makeFolder(kept);
  for (const end of ['-wal', '-shm', '']) {
    const file = `${sqliteFileOf(dataDir)}${end}`;
    if (existsSync(file)) await rename(file, path.join(kept, path.basename(file)));
  }
}

async function fillPostgres(
  url: string,
  { replace }: TargetOptions,
  work: (database: Database) => Promise<void>,
): Promise<void> {
  const database = openDatabase({ kind: 'postgres', url: asTool(url) }, { exclusive: true });
  try {
    await requireAnswer(database);
    await requireNoServer(database);
    const isEmpty = await isUntouched(database);
    if (!isEmpty && !replace) throw isTaken('The database of DATABASE_URL is not empty');
    await inOneTransaction(database, async (open) => {
      if (!isEmpty) await dropTables(open);
      await work(open);
    });
  } finally {
    await database.close();
  }
}

async function inOneTransaction(opened: OpenDatabase, work: (database: Database) => Promise<void>): Promise<void> {
  await opened.withoutTimeouts(({ kysely, engine }) =>
    kysely.transaction().execute((transaction) => work({ kysely: transaction, engine })),
  );
}

function isTaken(what: string): ConfigError {
  return new ConfigError(`${what}; name an empty one, or say --replace to put the archive in its place.`);
}
