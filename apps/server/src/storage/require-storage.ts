import { type Config, ConfigError } from '../config.ts';
import { tlsFault } from '../fetch/tls-fault.ts';
import type { BlobStore } from './blob-store.ts';

/** Longest time that the storage may take to answer at the start, milliseconds. */
const START_CHECK_TIMEOUT_MS = 5000;

/**
 * Asks the storage once, so that a start that cannot work says why.
 * @throws ConfigError when a bucket does not answer or refuses; what keeps a folder from being written to as it is
 */
export async function requireStorage(store: BlobStore, { storage }: Pick<Config, 'storage'>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`no answer within ${START_CHECK_TIMEOUT_MS / 1000} s`)),
      START_CHECK_TIMEOUT_MS,
    );
  });
  try {
    await Promise.race([store.check(), timeout]);
  } catch (cause) {
    if (storage.kind === 'folder') throw cause;
    const sentence = `Configuration: the storage of STORAGE_URL cannot be used (${reasonOf(cause)}); start it, or correct its address and keys.`;
    throw new ConfigError(sentence, { cause });
  } finally {
    clearTimeout(timer);
  }
}

/** Returns in one line what the innermost error says, which names the address or the refusal. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return reasonOf(error.cause);
  return tlsFault(error) ?? (error.message.split('\n', 1)[0] || error.name);
}

/** @throws ConfigError when images are there and the database that knows whose they are is not */
export async function requireDatabaseOfImages(
  store: BlobStore,
  { database, dataDir, allowEmptyDatabase }: Pick<Config, 'database' | 'dataDir' | 'allowEmptyDatabase'>,
): Promise<void> {
  if (allowEmptyDatabase || (await store.isEmpty())) return;
  const place = database.kind === 'sqlite' ? `${dataDir}/mailwright.db` : 'the database of DATABASE_URL';
  throw new ConfigError(
    `There are images in the storage, but ${place} is missing or empty: put the database back, or set ALLOW_EMPTY_DATABASE=true to begin with an empty one.`,
  );
}
