/**
 * Codes by which the systems underneath say that no room is left: file system, quota, limit of a process, PostgreSQL, MinIO.
 */
const FULL_CODES: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', '53100', 'XMinioStorageFull']);

const SQLITE_FULL = 13;

/** Returns whether something failed because a disk is full, also when that is only the cause of the error. */
export function isStorageFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error && error.errcode === SQLITE_FULL) return true;
  if ('code' in error && FULL_CODES.has(error.code)) return true;
  return isStorageFull(error.cause);
}
