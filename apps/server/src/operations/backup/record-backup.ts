import { stat } from 'node:fs/promises';
import path from 'node:path';
import { type Manifest, rowCount } from '../archive/manifest.ts';
import { openSource } from '../open-source.ts';
import { recordDataEvent } from '../record-data-event.ts';
import type { BackupConfig } from './write-backup.ts';

/** Records an archive in the audit log, with the time when it was begun: what was stored while it was written is not in it. */
export async function recordBackup(config: BackupConfig, file: string, manifest: Manifest): Promise<void> {
  const { count, missing } = manifest.images;
  const details = {
    name: path.basename(file),
    rows: String(rowCount(manifest)),
    images: String(count),
    ...(missing > 0 && { missing: String(missing) }),
    size: await sizeOf(file),
  };
  const database = await openSource(config);
  try {
    await recordDataEvent(database, 'data.backup', details, Date.parse(manifest.createdAt));
  } finally {
    await database.close();
  }
}

/** Returns an archive's size in words, e.g. `1.5 MB`. */
export async function sizeOf(file: string): Promise<string> {
  return `${((await stat(file)).size / 1e6).toFixed(1)} MB`;
}
