import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config.ts';
import { CREDENTIALS_KEY_FILE, credentialsKey } from '../storage/credentials-key.ts';

/** Returns the files of a data folder beside database and images: the key of stores, and mails that no mail server took. */
export async function* dataFiles(dataDir: string): AsyncGenerator<{ readonly name: string; readonly content: Buffer }> {
  const key = path.join(dataDir, CREDENTIALS_KEY_FILE);
  if (existsSync(key)) yield { name: CREDENTIALS_KEY_FILE, content: await readFile(key) };
  const outbox = path.join(dataDir, 'outbox');
  if (!existsSync(outbox)) return;
  for (const name of await readdir(outbox)) {
    if (name.endsWith('.eml') && !name.startsWith('.'))
      yield { name: `outbox/${name}`, content: await readFile(path.join(outbox, name)) };
  }
}

/** Returns a text that tells keys apart and reveals nothing about them; null when no key was needed yet. */
export function keyFingerprint(config: Pick<Config, 'credentialsKey' | 'dataDir'>): string | null {
  if (config.credentialsKey === null && !existsSync(path.join(config.dataDir, CREDENTIALS_KEY_FILE))) return null;
  return createHash('sha256').update('fingerprint').update(credentialsKey(config)()).digest('hex').slice(0, 16);
}
