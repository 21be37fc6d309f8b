import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { nanoid } from 'nanoid';
import { type Pack, pack } from 'tar-stream';
import { syncFolder } from '../../storage/sync-folder.ts';
import { type ArchivePart, MANIFEST_NAME, type Manifest } from './manifest.ts';
import { sealOf, TAR_END } from './seal.ts';

/** A tar that is written part by part, and has its name only when it is whole and on the disk. */
export interface ArchiveWriter {
  /** Resolves when the part is on its way to the disk; what is waiting is never more than one part. */
  add(name: string, content: Uint8Array): Promise<ArchivePart>;
  /** Adds the manifest and gives the file its name. */
  finish(manifest: Manifest): Promise<void>;
  /** Leaves nothing behind. */
  abandon(): Promise<void>;
}

/** Begins an archive that only its owner can read: it holds everything that the product knows. */
export async function createArchive(file: string, now: Date): Promise<ArchiveWriter> {
  const draft = `${file}.${nanoid(8)}.part`;
  const handle = await open(draft, 'wx', 0o600);
  const removeDraft = () => rmSync(draft, { force: true });
  process.once('exit', removeDraft);
  const tar = pack();
  let failure: unknown = null;
  const written = writeAll(tar, async (bytes) => {
    try {
      await handle.writeFile(bytes);
    } catch (error) {
      failure ??= error;
      throw error;
    }
  });
  // Who adds is told; without anybody adding, the next one is.
  written.catch(() => undefined);

  async function add(name: string, content: Uint8Array): Promise<ArchivePart> {
    const taken = new Promise<void>((resolve, reject) => {
      const header = { name, size: content.length, mode: 0o600, mtime: now };
      tar.entry(header, Buffer.from(content), (error) => (error ? reject(error) : resolve()));
    });
    try {
      await Promise.race([taken, written.then(() => taken)]);
    } catch (error) {
      // The tar itself says no more than that it was ended.
      throw failure ?? error;
    }
    return { name, size: content.length, sha256: createHash('sha256').update(content).digest('hex') };
  }

  return {
    add,
    async finish(manifest) {
      await add(MANIFEST_NAME, Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`));
      tar.finalize();
      // All of it, or an error: what is written at the end of a full disk may be a part.
      await handle.writeFile(await sealOf(await written));
      await handle.sync();
      await handle.close();
      await rename(draft, file);
      process.off('exit', removeDraft);
      await syncFolder(path.dirname(file));
    },
    async abandon() {
      tar.destroy();
      await written.catch(() => undefined);
      await handle.close().catch(() => undefined);
      await rm(draft, { force: true });
      process.off('exit', removeDraft);
    },
  };
}

/** Writes the tar but for its end, and answers the checksum of what it wrote. */
async function writeAll(tar: Pack, write: (bytes: Buffer) => Promise<void>): Promise<string> {
  const hash = createHash('sha256');
  let held = Buffer.alloc(0);
  for await (const chunk of tar) {
    const bytes = Buffer.concat([held, chunk as Uint8Array]);
    const ready = bytes.subarray(0, Math.max(0, bytes.length - TAR_END));
    hash.update(ready);
    await write(ready);
    held = bytes.subarray(ready.length);
  }
  return hash.digest('hex');
}
