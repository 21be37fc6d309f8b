import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Config, ConfigError } from '../config.ts';
import { makeFolderSync } from './make-folder.ts';

export const CREDENTIALS_KEY_FILE = 'credentials.key';

/**
 * The key that credentials of stores and secrets of authenticator apps are encrypted with: not in the database, so that a
 * copy of it alone opens nothing.
 * Where none is configured, a file beside the embedded database holds one, made when it is first needed.
 */
export function credentialsKey({ credentialsKey: given, dataDir }: Pick<Config, 'credentialsKey' | 'dataDir'>) {
  let key: Buffer | null = null;
  return (): Buffer => {
    // Any text of some length is a key of the right length then.
    key ??= createHash('sha256')
      .update(given ?? keyOfFile(dataDir))
      .digest();
    return key;
  };
}

/**
 * Returns what CREDENTIALS_KEY has to be set to; null when it is set or may be missing. Servers that can share database and
 * images need it: what is encrypted with a key of one machine cannot be decrypted on another, nor after the machine's folder
 * was
 * deleted with its container.
 */
export function missingSharedKey({
  credentialsKey: given,
  dataDir,
  database,
  storage,
}: Pick<Config, 'credentialsKey' | 'dataDir' | 'database' | 'storage'>): string | null {
  if (given !== null || database.kind !== 'postgres' || storage.kind !== 's3') return null;
  const file = path.join(dataDir, CREDENTIALS_KEY_FILE);
  return `${existsSync(file) ? `what stands in ${file}` : 'a secret of 32 characters or more'}, the same on every server`;
}

/** @throws ConfigError where servers that can be several have no key in common */
export function requireSharedKey(config: Parameters<typeof missingSharedKey>[0]): void {
  const missing = missingSharedKey(config);
  if (missing === null) return;
  throw new ConfigError(
    `Configuration: with PostgreSQL and a bucket CREDENTIALS_KEY has to be set; set it to ${missing}.`,
  );
}

function keyOfFile(dataDir: string): string {
  const name = path.join(dataDir, CREDENTIALS_KEY_FILE);
  try {
    makeFolderSync(dataDir);
    writeFileSync(name, `${randomBytes(32).toString('base64url')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(name, 'utf8').trim();
}
