import { open, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ConfigError } from '../config.ts';

/**
 * Writes a file that only this user may read; of what fails nothing is left.
 * @throws ConfigError where there is such a file already
 */
export async function writeNewFile(file: string, content: Readable): Promise<void> {
  const opened = await open(file, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    content.destroy();
    if (error.code === 'EEXIST') throw new ConfigError(`There is a file ${file} already; name another one with --out.`);
    throw new ConfigError(`${file} cannot be written: ${error.message}`);
  });
  try {
    await pipeline(content, opened.createWriteStream());
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
}
