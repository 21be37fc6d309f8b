import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../config.ts';
import { makeFolderSync } from './make-folder.ts';

export const CREDENTIALS_KEY_FILE = 'credentials.key';

/**
 * The key that credentials of stores are encrypted with: not in the database, so that a copy of it alone opens nothing.
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
