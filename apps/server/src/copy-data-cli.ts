import path from 'node:path';
import { ConfigError, readConfig } from './config.ts';
import { copyData } from './copy-data.ts';
import { explainStart } from './explain-start.ts';

const USAGE = `Usage: npm run copy-data -- FOLDER
Copies the data folder (DATA_DIR) to a new folder, while the server may go on running.`;

async function main(): Promise<void> {
  const target = process.argv[2];
  const config = readConfig();
  if (target === undefined) throw new ConfigError(USAGE);
  const folder = path.resolve(target);
  await copyData(config, folder);
  const bucket =
    config.storage.kind === 's3' ? ' The images are in the bucket of STORAGE_URL and were not copied.' : '';
  process.stdout.write(`Copied ${config.dataDir} to ${folder}; DATA_DIR=${folder} starts on the copy.${bucket}\n`);
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${explainStart(error, null)}\n`);
  process.exitCode = 1;
}
