import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { FetchFailed } from '../../../fetch/guarded-fetch.ts';
import { StoreFailure } from '../port.ts';

/** Texts of larger pieces would outlive what is made of them and be given back late, so memory would grow by a hundred megabytes. */
const PIECE = 8 * 1024;

/**
 * The bytes themselves, or what is compressed in them as gzip.
 * @throws StoreFailure `STORE_TOO_LARGE` above `maxBytes`, counted after unpacking
 */
export async function* unzipped(content: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<Buffer, void> {
  const coming = content[Symbol.asyncIterator]();
  let bytes = 0;
  try {
    let beginning = Buffer.alloc(0);
    while (beginning.length < 2) {
      const { done, value } = await coming.next();
      if (done) break;
      beginning = Buffer.concat([beginning, value]);
    }
    const all = chained(beginning, coming);
    const isZipped = beginning[0] === 0x1f && beginning[1] === 0x8b;
    for await (const part of isZipped ? unpacked(all) : all) {
      bytes += part.length;
      if (bytes > maxBytes) {
        throw new StoreFailure('STORE_TOO_LARGE', `The feed has more than ${Math.round(maxBytes / 1024 / 1024)} MB.`);
      }
      for (let at = 0; at < part.length; at += PIECE) yield part.subarray(at, at + PIECE);
    }
  } finally {
    await coming.return?.();
  }
}

async function* chained(beginning: Buffer, coming: AsyncIterator<Buffer>): AsyncGenerator<Buffer, void> {
  yield beginning;
  for (let next = await coming.next(); !next.done; next = await coming.next()) yield next.value;
}

async function* unpacked(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void> {
  const gunzip = createGunzip();
  const packed = Readable.from(content, { objectMode: false });
  const ended = pipeline(packed, gunzip).catch((error: unknown) => error);
  try {
    for await (const part of gunzip) yield part;
  } catch (error) {
    const first = (await ended) ?? error;
    if (first instanceof FetchFailed || first instanceof StoreFailure) throw first;
    throw new StoreFailure('STORE_UNREADABLE', 'The compressed feed is damaged.', { cause: first });
  } finally {
    gunzip.destroy();
  }
}
