import { AppError } from '../app-error.ts';
import { ConfigError } from '../config.ts';
import { explainStart, isUnusableFile } from '../explain-start.ts';
import { reasonOf } from '../storage/require-storage.ts';
import { isStorageFull } from '../storage/storage-full.ts';

/** Runs a command of the operator: what went wrong is a sentence where it can be, and the exit code says so. */
export async function runCli(usage: string, main: () => Promise<void>): Promise<void> {
  // Told to end, a command ends in order: what it has begun and nobody can use goes with it.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
  try {
    await main();
  } catch (error) {
    process.stderr.write(`${explainStart(withUsage(asSentence(error), usage), null)}\n`);
    process.exitCode = 1;
  }
}

/** An option that there is not: https://nodejs.org/api/util.html#utilparseargsconfig */
function withUsage(error: unknown, usage: string): unknown {
  const isOption = error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  return isOption ? new ConfigError(`${error.message}\n${usage}`) : error;
}

const UNUSABLE: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'EACCES', 'EPERM', 'EROFS']);

/**
 * Returns an error that the operator can act on as a `ConfigError` with one sentence, and any other as it is. For a named file
 * that cannot be used, the sentence is made from the system's own: "EACCES: permission denied, open '/x'".
 */
function asSentence(error: unknown): unknown {
  const reason = reasonOf(error);
  const sentence = (text: string) => new ConfigError(text, { cause: error });
  if (isStorageFull(error)) return sentence(`There is no room left (${reason}); make room, and run it again.`);
  // A limit of what one file may hold (`ulimit -f`) is a failing disk to SQLite.
  if (isUnusableFile(error))
    return sentence(
      `The database cannot be read and written (${reason}); look at the disk, at what this user may write there and how large files may get, and run it again.`,
    );
  if (error instanceof AppError && error.code === 'STORAGE_UNAVAILABLE')
    return sentence(
      `The storage of images does not do what it is asked for (${reason}); look at it, and run it again.`,
    );
  if (!(error instanceof Error && 'code' in error && UNUSABLE.has(error.code))) return error;
  const [, what, deed] = /^\w+: (.+), (.+)$/.exec(error.message) ?? [];
  return what === undefined ? error : sentence(`Cannot ${deed}: ${what}.`);
}
