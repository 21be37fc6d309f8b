import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar-stream';
import { ConfigError } from '../../config.ts';
import {
  ARCHIVE_FORMAT,
  type ArchivePart,
  imageListSchema,
  type ListedImage,
  MANIFEST_NAME,
  type Manifest,
  manifestSchema,
} from './manifest.ts';
import { SEAL_LENGTH, sealOf } from './seal.ts';

export const IMAGE_FOLDER = 'images/';
export const IMAGE_LIST = 'image-list-';

interface ReadPart extends ArchivePart {
  readonly content: Buffer;
}

/** Reads an archive part by part, the manifest too; holds no more than one of them. */
export async function* archiveParts(file: string, hash?: Hash): AsyncGenerator<ReadPart> {
  const length = await lengthOf(file);
  const tar = extract();
  const fed = pipeline(
    createReadStream(file, { end: length - 1 }),
    async function* hashed(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash?.update(chunk);
        yield chunk;
      }
    },
    tar as unknown as NodeJS.WritableStream,
  );
  fed.catch(() => undefined);
  for await (const entry of tar) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of entry) chunks.push(chunk as Uint8Array);
    const content = Buffer.concat(chunks);
    const sha256 = createHash('sha256').update(content).digest('hex');
    yield { name: entry.header.name, size: content.length, sha256, content };
  }
  await fed;
}

/**
 * Reads an archive through and holds every byte against its checksums.
 * @throws ConfigError when it is no archive, was cut short or changed, or is of a newer release
 */
export async function verifyArchive(file: string): Promise<Manifest> {
  const hash = createHash('sha256');
  const parts = new Map<string, string>();
  let images: ListedImage[] = [];
  let count = 0;
  let last: Buffer | null = null;
  try {
    for await (const { name, content, size, sha256 } of archiveParts(file, hash)) {
      if (name.startsWith(IMAGE_FOLDER)) images.push({ key: name.slice(IMAGE_FOLDER.length), size, sha256 });
      else parts.set(name, sha256);
      if (name.startsWith(IMAGE_LIST)) {
        requireSame(imageListSchema.parse(JSON.parse(content.toString('utf8'))), images);
        count += images.length;
        images = [];
      }
      last = name === MANIFEST_NAME ? content : null;
    }
    if (last === null || !(await sealOf(hash.digest('hex'))).equals(await sealIn(file)))
      throw new Error('no such seal');
    const manifest = readManifest(last, file);
    const named = [...manifest.tables.flatMap((table) => table.parts), ...manifest.images.lists, ...manifest.files];
    const isWhole = named.length + 1 === parts.size && named.every(({ name, sha256 }) => parts.get(name) === sha256);
    if (!isWhole || count !== manifest.images.count || images.length > 0) throw new Error('other parts than it names');
    return manifest;
  } catch (cause) {
    if (cause instanceof ConfigError || isAboutFiles(cause)) throw cause;
    throw notWhole(file, cause);
  }
}

function readManifest(content: Buffer, file: string): Manifest {
  const manifest: unknown = JSON.parse(content.toString('utf8'));
  const format = typeof manifest === 'object' && manifest !== null && 'format' in manifest ? manifest.format : null;
  if (typeof format === 'number' && format > ARCHIVE_FORMAT)
    throw new ConfigError(`${file} was written by a newer release of Mailwright; restore it with that release.`);
  return manifestSchema.parse(manifest);
}

function requireSame(listed: readonly ListedImage[], found: readonly ListedImage[]): void {
  if (JSON.stringify(listed) !== JSON.stringify(found)) throw new Error('other images than it names');
}

async function lengthOf(file: string): Promise<number> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    if (size <= SEAL_LENGTH) throw notWhole(file, null);
    return size - SEAL_LENGTH;
  } finally {
    await handle.close();
  }
}

async function sealIn(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const { buffer } = await handle.read(Buffer.alloc(SEAL_LENGTH), 0, SEAL_LENGTH, size - SEAL_LENGTH);
    return buffer;
  } finally {
    await handle.close();
  }
}

/** Returns whether the error is about access to the file; such an error says nothing about the file's content. */
function isAboutFiles(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}

function notWhole(file: string, cause: unknown): ConfigError {
  const sentence = `${file} is no whole archive of Mailwright: it was cut short or changed. Nothing was restored.`;
  return new ConfigError(sentence, { cause });
}
