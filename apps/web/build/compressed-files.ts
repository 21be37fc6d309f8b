import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Files that are worth compressing. Fonts and pictures are compressed already. */
const COMPRESSIBLE = /\.(?:js|css|html|svg|json)$/;

/** Smallest size of a file to compress, bytes. A smaller answer fits into one packet anyway. */
const WORTH_IT = 1024;

/**
 * Folder with the compressed files of earlier builds. Brotli at its highest level takes as long as the rest of a build, and
 * most files stay the same between two builds.
 */
const CACHE = path.resolve(import.meta.dirname, '../../../node_modules/.cache/mailwright/compressed');
const CACHE_LIFE = 7 * 24 * 3600_000;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

type Encode = (content: Buffer) => Promise<Buffer>;

const ENCODERS: ReadonlyMap<string, Encode> = new Map([
  ['br', (content) => brotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } })],
  ['gz', (content) => gzipped(content, { level: constants.Z_BEST_COMPRESSION })],
]);

/**
 * Returns a plugin that writes a Brotli and a gzip copy beside each file of the build, as small as possible. The server sends
 * these copies as they are. Node compresses several files at once, in its own threads.
 */
export function compressedFiles(cache = CACHE): Plugin {
  return {
    name: 'compressed-files',
    apply: 'build',
    async writeBundle({ dir = '.' }, bundle) {
      await mkdir(cache, { recursive: true });
      await dropOld(cache);
      const work = Object.values(bundle).map(async (file) => {
        const content = Buffer.from(file.type === 'chunk' ? file.code : file.source);
        if (!COMPRESSIBLE.test(file.fileName) || content.length < WORTH_IT) return;
        const hash = createHash('sha256').update(content).digest('hex');
        for (const [ending, encode] of ENCODERS) {
          const kept = path.join(cache, `${hash}.${ending}`);
          if (!existsSync(kept)) await writeWhole(kept, await encode(content));
          await copyFile(kept, `${path.join(dir, file.fileName)}.${ending}`);
        }
      });
      await Promise.all(work);
    },
  };
}

/**
 * Writes the file under a temporary name and renames it, so that a stopped build leaves no incomplete file for the next one.
 */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, content);
  await rename(unfinished, file);
}

async function dropOld(cache: string): Promise<void> {
  for (const name of await readdir(cache)) {
    const file = path.join(cache, name);
    const facts = await stat(file).catch(() => null);
    if (facts && Date.now() - facts.mtimeMs > CACHE_LIFE) await rm(file, { force: true });
  }
}
