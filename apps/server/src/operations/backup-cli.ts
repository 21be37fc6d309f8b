import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '../config.ts';
import { makeFolder } from '../storage/make-folder.ts';
import { reasonOf } from '../storage/require-storage.ts';
import { type Manifest, rowCount } from './archive/manifest.ts';
import { recordBackup, sizeOf } from './backup/record-backup.ts';
import { writeBackup } from './backup/write-backup.ts';
import { refuseRoot } from './refuse-root.ts';
import { runCli } from './run-cli.ts';

const USAGE = `Usage: npm run backup -- FOLDER [--keep COUNT]   or: npm run backup -- FILE.tar
Writes database, images and keys to one file, while servers go on working. --keep removes all but the newest COUNT of
the folder's archives once the new one is whole and has every image.`;

/** Pattern of the archives' names in a folder; no other file is ever removed. */
const NAME = /^mailwright-\d{4}-\d\d-\d\dT\d{6}Z\.tar$/;

/** Exit code of an archive that was written without everything that the database names. */
const INCOMPLETE = 2;

/** Exit code of an archive that was written and could not be recorded in the audit log. */
const UNRECORDED = 3;

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { keep: { type: 'string' } } });
  const [target, more] = positionals;
  const keep = values.keep === undefined ? null : Number(values.keep);
  if (target === undefined || more !== undefined) throw new ConfigError(USAGE);
  if (keep !== null && !(Number.isInteger(keep) && keep > 0)) throw new ConfigError('--keep must be a number above 0.');
  if (keep !== null && target.endsWith('.tar')) throw new ConfigError('--keep is for a folder of archives.');
  const config = readConfig();
  refuseRoot(config);
  const now = new Date();
  const folder = target.endsWith('.tar') ? path.dirname(target) : target;
  await makeFolder(folder);
  const file = target.endsWith('.tar') ? target : path.join(folder, nameAt(now));
  const manifest = await writeBackup(config, file, now);
  process.stdout.write(`${await said(file, manifest)}\n`);
  await recordBackup(config, file, manifest).catch((error: unknown) => {
    process.stderr.write(`The archive is whole, but could not be written into the audit log (${reasonOf(error)}).\n`);
    process.exitCode = UNRECORDED;
  });
  const { missing, missingKeys } = manifest.images;
  if (missing === 0) {
    if (keep !== null) await removeOld(folder, keep);
    return;
  }
  process.stderr.write(
    `The storage does not have ${missing} images that the database names, e.g. ${missingKeys[0]}.${keep === null ? '' : ' No older archive was removed.'}\n`,
  );
  process.exitCode = INCOMPLETE;
}

function nameAt(now: Date): string {
  return `mailwright-${now.toISOString().slice(0, 19).replaceAll(':', '')}Z.tar`;
}

async function said(file: string, manifest: Manifest): Promise<string> {
  const { tables, images } = manifest;
  const rows = `${rowCount(manifest)} rows of ${tables.length} tables`;
  return `Wrote ${file}: ${rows} and ${images.count} images, ${await sizeOf(file)}.`;
}

async function removeOld(folder: string, keep: number): Promise<void> {
  const archives = (await readdir(folder)).filter((name) => NAME.test(name)).toSorted();
  for (const name of archives.slice(0, -keep)) await rm(path.join(folder, name));
}

await runCli(USAGE, main);
