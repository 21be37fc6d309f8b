import { existsSync } from 'node:fs';
import { type Config, ConfigError } from '../../config.ts';
import { readSnapshot, type Snapshot } from '../../db/copying/snapshot.ts';
import type { OpenDatabase } from '../../db/database.ts';
import { blobKey } from '../../modules/assets/service.ts';
import type { BlobStore } from '../../storage/blob-store.ts';
import { openStore } from '../../storage/open-store.ts';
import { VERSION } from '../../version.ts';
import { type ArchiveWriter, createArchive } from '../archive/archive-writer.ts';
import { ARCHIVE_FORMAT, type ArchivedTable, type ListedImage, type Manifest } from '../archive/manifest.ts';
import { IMAGE_FOLDER, IMAGE_LIST } from '../archive/read-archive.ts';
import { rowParts } from '../archive/row-parts.ts';
import { dataFiles, keyFingerprint } from '../data-files.ts';
import { insistently } from '../images/insistently.ts';
import { openSource } from '../open-source.ts';

/** After how many images their list follows. */
const LISTED = 1000;

/** Most missing images that are named. */
const NAMED = 100;

export type BackupConfig = Pick<Config, 'database' | 'storage' | 'dataDir' | 'credentialsKey'>;

/**
 * Writes all data to one file, while servers go on working: the database as it is at one moment, then the images, which
 * are stored before anything names them and never change. The file has its name only when it is whole.
 * @throws ConfigError when there is nothing to copy, or a file of that name is there already
 */
export async function writeBackup(config: BackupConfig, file: string, now = new Date()): Promise<Manifest> {
  if (existsSync(file)) throw new ConfigError(`${file} is there already; name a new file.`);
  const database = await openSource(config);
  try {
    const archive = await createArchive(file, now);
    try {
      const manifest = await writeParts(archive, database, config, now);
      await archive.finish(manifest);
      return manifest;
    } catch (error) {
      await archive.abandon();
      throw error;
    }
  } finally {
    await database.close();
  }
}

async function writeParts(
  archive: ArchiveWriter,
  database: OpenDatabase,
  config: BackupConfig,
  now: Date,
): Promise<Manifest> {
  const named = new Set<string>();
  const { migrations, tables } = await readSnapshot(database, async (snapshot) => ({
    migrations: [...snapshot.migrations],
    tables: await writeTables(archive, snapshot, named),
  }));
  const files = [];
  for await (const { name, content } of dataFiles(config.dataDir))
    files.push(await archive.add(`files/${name}`, content));
  return {
    format: ARCHIVE_FORMAT,
    release: VERSION,
    engine: database.engine,
    createdAt: now.toISOString(),
    migrations,
    tables,
    images: await writeImages(archive, openStore(config.storage), named),
    files,
    credentialsKey: keyFingerprint(config),
  };
}

async function writeTables(archive: ArchiveWriter, snapshot: Snapshot, images: Set<string>): Promise<ArchivedTable[]> {
  if (snapshot.migrations.length === 0)
    throw new ConfigError('The database is empty: no server has worked on it yet, and there is nothing to copy.');
  const tables: ArchivedTable[] = [];
  for (const table of snapshot.tables) {
    const [owner, name] = ['owner_id', 'name'].map((wanted) => table.columns.findIndex((one) => one.name === wanted));
    async function* rows() {
      for await (const row of snapshot.rows(table)) {
        if (table.name === 'assets') images.add(blobKey(String(row[owner ?? -1]), String(row[name ?? -1])));
        yield row;
      }
    }
    const archived = { name: table.name, columns: [...table.columns], rows: 0, parts: [] as ArchivedTable['parts'] };
    for await (const { rows: count, content } of rowParts(rows())) {
      const part = `${String(archived.parts.length + 1).padStart(6, '0')}.jsonl.gz`;
      archived.parts.push(await archive.add(`tables/${table.name}/${part}`, content));
      archived.rows += count;
    }
    tables.push(archived);
  }
  return tables;
}

async function writeImages(archive: ArchiveWriter, store: BlobStore, named: Set<string>): Promise<Manifest['images']> {
  const lists: Manifest['images']['lists'] = [];
  let [count, bytes] = [0, 0];
  let listed: ListedImage[] = [];
  const list = async () => {
    const name = `${IMAGE_LIST}${String(lists.length + 1).padStart(6, '0')}.json`;
    if (listed.length > 0) lists.push(await archive.add(name, Buffer.from(JSON.stringify(listed))));
    listed = [];
  };
  for await (const key of store.list()) {
    const content = await insistently(() => store.get(key));
    if (content === null) continue;
    const { size, sha256 } = await archive.add(`${IMAGE_FOLDER}${key}`, content);
    listed.push({ key, size, sha256 });
    named.delete(key);
    count += 1;
    bytes += size;
    if (listed.length === LISTED) await list();
  }
  await list();
  return { count, bytes, lists, missing: named.size, missingKeys: [...named].slice(0, NAMED) };
}
