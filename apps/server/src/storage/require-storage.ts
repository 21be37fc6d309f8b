import { type Config, ConfigError } from '../config.ts';
import type { BlobStore } from './blob-store.ts';

/** How long a bucket may take at the start, milliseconds. */
const PATIENCE = 5000;

/**
 * Asks the storage once, so that a start that cannot work says why.
 * @throws ConfigError when a bucket does not answer or refuses; what keeps a folder from being written to as it is
 */
export async function requireStorage(store: BlobStore, { storage }: Pick<Config, 'storage'>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${PATIENCE / 1000} s`)), PATIENCE);
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

/** OpenSSL's words for an answer that is no TLS. */
const NO_TLS: ReadonlySet<unknown> = new Set(['ERR_SSL_WRONG_VERSION_NUMBER', 'ERR_SSL_PACKET_LENGTH_TOO_LONG']);

/** https://nodejs.org/api/tls.html#x509-certificate-error-codes */
const UNKNOWN_AUTHORITY: ReadonlySet<unknown> = new Set([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]);

/** Returns in one line what the innermost error says, which names the address or the refusal. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return reasonOf(error.cause);
  const code = 'code' in error ? error.code : null;
  const line = error.message.split('\n', 1)[0] || error.name;
  // Some libraries put their own code in the place of OpenSSL's.
  if (NO_TLS.has(code) || /\bwrong version number\b|\bpacket length too long\b/.test(line))
    return 'no TLS is spoken there';
  if (UNKNOWN_AUTHORITY.has(code) || /self-signed certificate|unable to (verify|get)/i.test(line))
    return `${line.split(';', 1)[0]}: NODE_EXTRA_CA_CERTS names certificate authorities of your own`;
  return line;
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
