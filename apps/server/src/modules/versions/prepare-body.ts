import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { brandUses } from '@mailwright/blocks';
import type { TemplateBody } from '@mailwright/contract';
import { linkedModules } from '../custom-modules/linked-modules.ts';
import type { PreparedBody } from './port.ts';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

const ASSET_PATH = /\/api\/v2\/assets\/user\/([\w-]+)\/asset\/([\w-]+\.[a-z]+)/g;

/** From here on a hash takes long enough to be worth the detour off the event loop, which costs a millisecond itself. */
const LARGE = 1024 * 1024;

/**
 * Serialises, hashes and compresses a body; what takes long runs off the event loop.
 * @param json JSON of its `components`, where somebody had to write it before
 */
export async function prepareBody(body: TemplateBody, json = JSON.stringify(body.components)): Promise<PreparedBody> {
  const { html, css, customStyles, style, components } = body;
  // The document comes last: what is put together here is what writing the whole of it at once gives.
  const text = `${JSON.stringify({ html, css, customStyles, style }).slice(0, -1)},"components":${json}}`;
  const bytes = Buffer.from(text);
  const [hash, content] = await Promise.all([hashOf(bytes), compress(bytes, { params: parameters(bytes.length) })]);
  const uses = { assets: namedAssets(text), modules: linkedModules(components), brand: brandUses(components) };
  return { hash, content, size: sizeOf(body), ...uses };
}

async function hashOf(bytes: Buffer<ArrayBuffer>): Promise<string> {
  if (bytes.length < LARGE) return createHash('sha256').update(bytes).digest('hex');
  return Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex');
}

/** The contract's `templateBytes`, by the quicker way that only Node has. */
function sizeOf({ html, css, customStyles }: TemplateBody): number {
  return Buffer.byteLength(html) + Buffer.byteLength(css) + Buffer.byteLength(customStyles);
}

function parameters(size: number): Record<number, number> {
  return {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: 4,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
    // A window no larger than the text: the default one costs side by side saves half their time in memory.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(size)))),
  };
}

/** Reads what `prepareBody` stored. */
export async function readBody(content: Uint8Array): Promise<TemplateBody> {
  return JSON.parse((await decompress(content)).toString());
}

function namedAssets(text: string): PreparedBody['assets'] {
  if (!text.includes('/api/v2/assets/user/')) return [];
  const found = new Map<string, PreparedBody['assets'][number]>();
  for (const [path, ownerId = '', name = ''] of text.matchAll(ASSET_PATH)) found.set(path, { ownerId, name });
  return [...found.values()];
}
