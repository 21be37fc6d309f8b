import { statfsSync } from 'node:fs';
import { type Config, ConfigError } from './config.ts';
import { reasonOf } from './storage/require-storage.ts';
import { isStorageFull } from './storage/storage-full.ts';

type Place = Pick<Config, 'host' | 'port' | 'dataDir'>;

const CANNOT_LISTEN: Readonly<Record<string, (place: Place) => string>> = {
  EADDRINUSE: () => 'The port is in use by another program; stop it, or set PORT to another number.',
  EACCES: ({ port }) => `Listening on port ${port} is not allowed here; set PORT to a number above 1023.`,
  EADDRNOTAVAIL: ({ host }) =>
    `HOST ${host} is no address of this machine; set HOST to one of them, or to 0.0.0.0 for all.`,
  ENOTFOUND: ({ host }) => `HOST ${host} is not known; set HOST to an address of this machine, or to 0.0.0.0 for all.`,
  EAI_AGAIN: ({ host }) =>
    `HOST ${host} cannot be looked up; set HOST to an address of this machine, or to 0.0.0.0 for all.`,
  EINVAL: ({ host }) =>
    `HOST ${host} cannot be listened on; set HOST to an address of this machine, or to 0.0.0.0 for all.`,
};

const UNUSABLE_FOLDER: ReadonlySet<unknown> = new Set([
  'EACCES',
  'EPERM',
  'EROFS',
  'EIO',
  'ENOTDIR',
  'EEXIST',
  'EISDIR',
]);

/** PERM, READONLY, IOERR, CANTOPEN, AUTH: https://www.sqlite.org/rescode.html */
const UNUSABLE_FILE: ReadonlySet<number> = new Set([3, 8, 10, 14, 23]);

/** Returns why a server did not start: one sentence when an operator can act on it, otherwise the error with its trace. */
export function explainStart(error: unknown, place: Place | null): string {
  if (error instanceof ConfigError) return error.message;
  if (!(error instanceof Error)) return String(error);
  return (place && knownReason(error, place)) ?? error.stack ?? error.message;
}

function knownReason(error: Error, place: Place): string | null {
  const code = 'code' in error ? String(error.code) : '';
  const isListening = 'syscall' in error && ['listen', 'bind', 'getaddrinfo'].includes(String(error.syscall));
  if (isListening) return CANNOT_LISTEN[code]?.(place) ?? null;
  const { dataDir } = place;
  if (isStorageFull(error) || (isUnusableFile(error) && !hasRoom(dataDir)))
    return `The disk of the data folder ${dataDir} is full (${reasonOf(error)}); make room and start again.`;
  // A system that refuses a folder says that something is missing: /proc does.
  const isRefused = code === 'ENOENT' && 'syscall' in error && error.syscall === 'mkdir';
  if (!isUnusableFile(error) && !isRefused && !UNUSABLE_FOLDER.has(code)) return null;
  return `The data folder ${dataDir} cannot be read and written (${error.message}); set DATA_DIR to a folder this user may write to.`;
}

/** Bytes without which SQLite cannot open a database: its shared memory beside the file has 32 KB. */
const NEEDED_BYTES = 256 * 1024;

/** SQLite calls it a disk I/O error where there is no room for the files beside the database. */
function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= NEEDED_BYTES;
  } catch {
    return true;
  }
}

/** Returns whether the embedded database fails because the system cannot use its file. */
export function isUnusableFile(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && UNUSABLE_FILE.has(Number(error.errcode) & 0xff);
}
