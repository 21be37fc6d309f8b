import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '../config.ts';
import { type Manifest, rowCount } from './archive/manifest.ts';
import { verifyArchive } from './archive/read-archive.ts';
import { refuseRoot } from './refuse-root.ts';
import { restoreBackup } from './restore/restore-backup.ts';
import { runCli } from './run-cli.ts';

const USAGE = `Usage: npm run restore -- ARCHIVE [--replace] [--check]
Puts the data of an archive into the empty database and the storage of the configuration (DATA_DIR, DATABASE_URL,
STORAGE_URL), whatever they were when it was written. Stop the servers first.
--replace  what is there already gives way
--check    only reads the archive through`;

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false }, check: { type: 'boolean', default: false } },
  });
  const [file, more] = positionals;
  if (file === undefined || more !== undefined) throw new ConfigError(USAGE);
  if (values.check) {
    process.stdout.write(`${file} is whole: ${contentOf(await verifyArchive(file))}\n`);
    return;
  }
  const config = readConfig();
  refuseRoot(config);
  const manifest = await restoreBackup(config, file, { replace: values.replace, now: new Date() });
  process.stdout.write(`Restored ${file}: ${contentOf(manifest)}\n`);
}

function contentOf(manifest: Manifest): string {
  const { createdAt, release, images } = manifest;
  const lacking = images.missing === 0 ? '' : `, without ${images.missing} images that were missing then`;
  return `${rowCount(manifest)} rows and ${images.count} images of ${createdAt}, Mailwright ${release}${lacking}.`;
}

await runCli(USAGE, main);
