import path from 'node:path';
import type { AuditDetails } from '@mailwright/contract';
import { type Config, ConfigError } from '../../config.ts';
import { emptyTables, type TableFiller } from '../../db/copying/fill-tables.ts';
import { requireKnownChanges } from '../../db/migrate.ts';
import { CREDENTIALS_KEY_FILE, missingSharedKey } from '../../storage/credentials-key.ts';
import { openStore } from '../../storage/open-store.ts';
import { requireStorage } from '../../storage/require-storage.ts';
import { type Manifest, rowCount } from '../archive/manifest.ts';
import { archiveParts, IMAGE_FOLDER, verifyArchive } from '../archive/read-archive.ts';
import { rowsOfPart } from '../archive/row-parts.ts';
import { keyFingerprint } from '../data-files.ts';
import { createImagePlacer } from '../images/place-image.ts';
import { recordDataEvent } from '../record-data-event.ts';
import { fillTarget, type TargetOptions } from './empty-target.ts';
import { createFilePlacer } from './place-files.ts';

export type RestoreConfig = Pick<Config, 'database' | 'storage' | 'dataDir' | 'credentialsKey'>;

const FILES = 'files/';

/**
 * Tables that a restore leaves empty, since their rows sign somebody in and may have ended since the archive was written:
 * everybody signs in again, and mails that waited then were sent in the meantime.
 */
const LETS_IN: ReadonlySet<string> = new Set([
  'sessions',
  'sign_in_challenges',
  'password_links',
  'passkey_questions',
  'waiting_mails',
]);

/**
 * Puts the data of an archive into the configured database and storage, whatever they are: all of it, or nothing but
 * images, which harm nobody. The archive is read through before anything is touched.
 * @returns what the archive says of itself
 * @throws ConfigError when the archive is not whole, or something is in its way
 */
export async function restoreBackup(config: RestoreConfig, file: string, options: TargetOptions): Promise<Manifest> {
  const manifest = await verifyArchive(file);
  requireKnownChanges(manifest.migrations);
  await requireSameKey(config, manifest, file, options);
  const store = openStore(config.storage);
  await requireStorage(store, config);
  const images = createImagePlacer(store, options);
  const files = createFilePlacer(config.dataDir, options);
  process.once('exit', files.discard);
  try {
    await fillTarget(config, options, async (database) => {
      const tables = await emptyTables(database, manifest.migrations);
      const kinds = new Map(manifest.tables.flatMap((table) => table.parts.map(({ name }) => [name, table])));
      const checksums = new Map(
        manifest.tables.flatMap(({ parts }) => parts.map(({ name, sha256 }) => [name, sha256])),
      );
      for await (const { name, content, sha256 } of archiveParts(file)) {
        const table = kinds.get(name);
        if (table && checksums.get(name) !== sha256) throw new Error(`${file} changed while it was read`);
        if (table) {
          const columns = table.columns.map((column) => column.name);
          await tables.insert(table.name, columns, await rowsOfPart(content, table.columns));
        } else if (name.startsWith(IMAGE_FOLDER)) await images.place(name.slice(IMAGE_FOLDER.length), content);
        else if (name.startsWith(FILES)) await files.bring(name.slice(FILES.length), content);
      }
      await requireCounts(tables, manifest, await images.settle());
      for (const { name } of manifest.tables) if (LETS_IN.has(name)) await tables.clear(name);
      await recordDataEvent(database, 'data.restore', contentOf(manifest, file));
    });
    await files.settle();
  } finally {
    process.off('exit', files.discard);
    files.discard();
  }
  return manifest;
}

/** Returns the details of the audit entry about the restore: the entries below it are those of the archive. */
function contentOf(manifest: Manifest, file: string): AuditDetails {
  const { createdAt, images } = manifest;
  return {
    name: path.basename(file),
    written: `${createdAt.slice(0, 16).replace('T', ' ')} UTC`,
    rows: String(rowCount(manifest)),
    images: String(images.count),
    ...(images.missing > 0 && { missing: String(images.missing) }),
  };
}

async function requireCounts(tables: TableFiller, manifest: Manifest, images: number): Promise<void> {
  for (const { name, rows } of manifest.tables) {
    const count = await tables.count(name);
    if (count !== rows) throw new Error(`${name} has ${count} rows, the archive ${rows}`);
  }
  if (images !== manifest.images.count) throw new Error(`${images} images, the archive has ${manifest.images.count}`);
}

/**
 * Throws when this server has another key than the archive: nobody could read the credentials of connected stores and the
 * secrets of authenticator apps again.
 */
async function requireSameKey(
  config: RestoreConfig,
  { credentialsKey, files }: Manifest,
  file: string,
  { replace }: TargetOptions,
): Promise<void> {
  if (credentialsKey === null) return;
  const isInArchive = files.some(({ name }) => name === `${FILES}${CREDENTIALS_KEY_FILE}`);
  const here = keyFingerprint(config);
  if (here === credentialsKey) return;
  if (config.credentialsKey !== null)
    throw new ConfigError(`CREDENTIALS_KEY is another one than that of ${file}; set that one.`);
  if (!isInArchive)
    throw new ConfigError(
      `${file} is of a server with a CREDENTIALS_KEY; set the same one, or its stores and authenticator apps cannot be read.`,
    );
  if (missingSharedKey(config) !== null)
    throw new ConfigError(
      `With PostgreSQL and a bucket CREDENTIALS_KEY has to be set; set it to what stands in ${FILES}${CREDENTIALS_KEY_FILE} of ${file} (tar -xOf).`,
    );
  if (here !== null && !replace)
    throw new ConfigError(
      `There is another ${CREDENTIALS_KEY_FILE} in ${config.dataDir}; say --replace to replace it.`,
    );
}
