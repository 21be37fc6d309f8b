import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { parseArgs, parseEnv } from 'node:util';
import { type Config, ConfigError, readChangedConfig, readConfig } from '../config.ts';
import { keyFingerprint } from './data-files.ts';
import { migrateTo } from './move/migrate-to.ts';
import { refuseRoot } from './refuse-root.ts';
import { runCli } from './run-cli.ts';

const USAGE = `Usage: npm run migrate-to -- FILE
Moves the data of this configuration to that of FILE, which names the variables that are others there, one NAME=value a
line: DATABASE_URL for rows, STORAGE_URL and its keys for images. Stop the servers first. Broken off, it goes on from there
when it is run again; what it moves from is only read.`;

async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true, options: {} });
  const [file, more] = positionals;
  if (file === undefined || more !== undefined) throw new ConfigError(USAGE);
  if (!existsSync(file)) throw new ConfigError(`There is no file ${file}.\n${USAGE}`);
  const from = readConfig();
  refuseRoot(from);
  const to = configOf(file, await readFile(file, 'utf8'));
  await migrateTo(from, to, (sentence) => process.stdout.write(`${sentence}\n`));
  process.stdout.write(`Start the servers with the variables of ${file}.\n`);
  if (to.credentialsKey === null && keyFingerprint(from) !== null)
    process.stdout.write(`Set CREDENTIALS_KEY there to what stands in ${from.dataDir}/credentials.key.\n`);
}

/**
 * Reads the configuration from the lines of `file`. Errors name the file, so that nobody looks for them among the variables of
 * the command.
 */
function configOf(file: string, lines: string): Config {
  try {
    return readChangedConfig(parseEnv(lines));
  } catch (cause) {
    throw cause instanceof ConfigError ? new ConfigError(`${file}: ${cause.message}`, { cause }) : cause;
  }
}

await runCli(USAGE, main);
