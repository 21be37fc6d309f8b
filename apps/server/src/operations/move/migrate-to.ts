import { isDeepStrictEqual } from 'node:util';
import type { AuditDetails } from '@mailwright/contract';
import { type Config, ConfigError } from '../../config.ts';
import { emptyTables, shapesOf } from '../../db/copying/fill-tables.ts';
import { asTool, requireNoServer } from '../../db/copying/no-server.ts';
import { syncTable } from '../../db/copying/sync-table.ts';
import { isUnfinished, markFinished, markUnfinished } from '../../db/copying/unfinished-move.ts';
import { type Database, type OpenDatabase, openDatabase, requireAnswer } from '../../db/database.ts';
import { appliedMigrations, isUntouched, requireKnownChanges } from '../../db/migrate.ts';
import { requireSharedKey } from '../../storage/credentials-key.ts';
import { openStore } from '../../storage/open-store.ts';
import { requireStorage } from '../../storage/require-storage.ts';
import { keyFingerprint } from '../data-files.ts';
import { insistently } from '../images/insistently.ts';
import { createImagePlacer } from '../images/place-image.ts';
import { openSource } from '../open-source.ts';
import { recordDataEvent } from '../record-data-event.ts';

export type MoveConfig = Pick<Config, 'database' | 'storage' | 'dataDir' | 'credentialsKey'>;

/** Called with one sentence after the other as the work goes on. */
export type Say = (sentence: string) => void;

/**
 * Moves rows to another PostgreSQL and images to another storage, whichever of them the two configurations differ in. It
 * goes on where it was broken off, and compares every row and image at the end. The source is only read.
 * The entry of it stands in the audit log of the database that is the configured one afterwards.
 * @throws ConfigError when there is nothing to move, or something is in its way
 */
export async function migrateTo(from: MoveConfig, to: MoveConfig, say: Say): Promise<void> {
  const moves = {
    rows: !isDeepStrictEqual(from.database, to.database),
    images: !isDeepStrictEqual(from.storage, to.storage),
  };
  if (!moves.rows && !moves.images)
    throw new ConfigError('Both configurations name the same database and storage; there is nothing to move.');
  if (moves.rows && to.database.kind === 'sqlite')
    throw new ConfigError('Rows are moved to PostgreSQL; for SQLite use `npm run backup` and `npm run restore`.');
  // The key of the server that there was is in its folder.
  requireSharedKey({ ...to, dataDir: from.dataDir });
  const here = keyFingerprint(from);
  if (here !== null && to.credentialsKey !== null && here !== keyFingerprint(to))
    throw new ConfigError(
      'CREDENTIALS_KEY is another one there: keys of connected stores and secrets of authenticator apps could not be read.',
    );
  // Nobody saves while it is moved.
  const source = await openSource(asTools(from), { exclusive: true });
  try {
    if (source.engine === 'postgres') await requireNoServer(source);
    // Images first, for rows that name an image that is not there would be worse than the other way round.
    const images = moves.images ? { images: String(await moveImages(from, to, say)) } : {};
    if (moves.rows && to.database.kind === 'postgres') await moveRows(source, to.database.url, images, say);
    else await recordDataEvent(source, 'data.move', images);
  } finally {
    await source.close();
  }
}

function asTools(config: MoveConfig): MoveConfig {
  const { database } = config;
  return database.kind === 'sqlite' ? config : { ...config, database: { ...database, url: asTool(database.url) } };
}

/** Answers how many there are. */
async function moveImages(from: MoveConfig, to: MoveConfig, say: Say): Promise<number> {
  const [source, target] = [openStore(from.storage), openStore(to.storage)];
  await requireStorage(target, to);
  const placer = createImagePlacer(target, { replace: false });
  let seen = 0;
  for await (const key of source.list()) {
    const content = await insistently(() => source.get(key));
    if (content) await placer.place(key, Buffer.from(content));
    seen += 1;
    if (seen % 1000 === 0) say(`${seen} images`);
  }
  const count = await placer.settle();
  say(`All ${count} images are there, and the same.`);
  return count;
}

async function moveRows(source: OpenDatabase, url: string, images: AuditDetails, say: Say): Promise<void> {
  const migrations = await appliedMigrations(source);
  requireKnownChanges(migrations);
  const target = openDatabase({ kind: 'postgres', url: asTool(url) }, { exclusive: true });
  try {
    await requireAnswer(target);
    await requireNoServer(target);
    const isResumed = await isUnfinished(target);
    if (!isResumed && !(await isUntouched(target)))
      throw new ConfigError('The database to move to is not empty; name an empty one.');
    await target.withoutTimeouts(async (open) => {
      if (!isResumed) await begin(open, migrations);
      else if ((await appliedMigrations(open)).join() !== migrations.join())
        throw new ConfigError('The database to move to was begun by another release; name an empty one.');
      const rows = await syncAll(source, open, isResumed, say);
      // Before that: killed in between, the next try takes it away again, as it does all that the source does not have.
      await recordDataEvent(open, 'data.move', { rows: String(rows), ...images });
      await markFinished(open);
    });
  } finally {
    await target.close();
  }
}

async function begin({ kysely, engine }: Database, migrations: readonly string[]): Promise<void> {
  await kysely.transaction().execute(async (transaction) => {
    const open = { kysely: transaction, engine };
    await emptyTables(open, migrations);
    await markUnfinished(open);
  });
}

/** Answers how many rows there are. */
async function syncAll(source: Database, target: Database, isResumed: boolean, say: Say): Promise<number> {
  const there = new Map((await shapesOf(target)).map((shape) => [shape.name, shape]));
  const tables = (await shapesOf(source)).map(({ name, columns }) => {
    const shape = there.get(name);
    if (!shape || !isDeepStrictEqual(shape.columns, columns)) throw new Error(`${name} has other columns there`);
    return shape;
  });
  // What an earlier try has brought may be gone from the source by now.
  if (isResumed) for (const table of tables.toReversed()) await syncTable(source, target, table, 'remove');
  for (const table of tables) {
    const { rows, differences } = await syncTable(source, target, table, 'write');
    if (rows > 0) say(`${table.name}: ${rows} rows, ${rows - differences} of them there already`);
  }
  let count = 0;
  for (const table of tables) {
    const { rows, differences } = await syncTable(source, target, table, 'compare');
    if (differences > 0) throw new Error(`${table.name}: ${differences} rows are not the same there`);
    count += rows;
  }
  say(`All ${count} rows of ${tables.length} tables are there, and the same.`);
  return count;
}
