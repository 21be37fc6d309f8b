import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { brandUses } from '@mailwright/blocks';
import type { TemplateBody } from '@mailwright/contract';
import { linkedModules } from '../custom-modules/linked-modules.ts';
import { bytesOf, piecesOf, type StoredPiece } from './html-chunks.ts';
import { namedAssets } from './named-assets.ts';
import type { PreparedBody } from './port.ts';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** Size from which a hash is computed off the event loop, bytes; the detour itself costs a millisecond. */
const LARGE_BODY_BYTES = 1024 * 1024;

/**
 * Serializes, hashes and compresses a body; slow parts run off the event loop.
 * @param json JSON of its `components` in parts, if it has been written already
 */
export async function prepareBody(
  body: TemplateBody,
  json: readonly (string | Buffer)[] = [JSON.stringify(body.components)],
): Promise<PreparedBody> {
  const { css, customStyles, style, components } = body;
  const html = piecesOf(body);
  // The document comes last: what is put together here is what writing the whole of it at once gives.
  const rest = JSON.stringify({ css, customStyles, style }).slice(1, -1);
  const bytes = joined(['{"html":"', ...html.map(inJson), '",', rest, ',"components":', ...json, '}']);
  const [hash, content] = await Promise.all([hashOf(bytes), compress(bytes, packing(bytes.length))]);
  const uses = {
    assets: namedAssets([...html, rest, ...json]),
    modules: linkedModules(components),
    brand: brandUses(components),
  };
  return { hash, content, size: bytesOf(body), ...uses };
}

/** Returns the JSON of a piece without the quotes around it. */
function inJson(piece: string | StoredPiece): string | Buffer {
  return typeof piece === 'string' ? JSON.stringify(piece).slice(1, -1) : piece.json;
}

/** Returns the UTF-8 of all parts, in memory of its own. */
function joined(parts: readonly (string | Buffer)[]): Buffer<ArrayBuffer> {
  const length = parts.reduce((sum, part) => sum + Buffer.byteLength(part), 0);
  const bytes = Buffer.allocUnsafeSlow(length);
  let at = 0;
  for (const part of parts) at += typeof part === 'string' ? bytes.write(part, at) : part.copy(bytes, at);
  return bytes;
}

async function hashOf(bytes: Buffer<ArrayBuffer>): Promise<string> {
  if (bytes.length < LARGE_BODY_BYTES) return createHash('sha256').update(bytes).digest('hex');
  return Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex');
}

/** Bytes that are unpacked at a time; as with packing, each piece is done in another thread. */
const UNPACKED_AT_ONCE = 512 * 1024;

/** Bytes that are packed at a time, more than most mails have. */
const PACKED_AT_ONCE = 64 * 1024;

function packing(size: number): BrotliOptions {
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    // A fourth of the time of quality 4 for a fourth more bytes: 6 KB of a mail of 100 KB, 0.2 ms of the processor.
    [constants.BROTLI_PARAM_QUALITY]: 1,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
    // A window no larger than the text: the default one costs side by side saves half their time in memory.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(size)))),
  };
  return { params, chunkSize: PACKED_AT_ONCE };
}

/** Returns a body that `prepareBody` has packed. */
export async function readBody(content: Uint8Array): Promise<TemplateBody> {
  return JSON.parse((await bodyText(content)).toString());
}

/** Returns the JSON of a body that `prepareBody` has packed, UTF-8: an object with exactly the parts of a body. */
export function bodyText(content: Uint8Array): Promise<Buffer> {
  return decompress(content, { chunkSize: UNPACKED_AT_ONCE });
}
