import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { type TemplateBody, templateBytes } from '@mailwright/contract';
import type { PreparedBody } from './port.ts';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

const ASSET_PATH = /\/api\/v2\/assets\/user\/([\w-]+)\/asset\/([\w-]+\.[a-z]+)/g;

/** Serialises, hashes and compresses a body; the costly parts run off the event loop. */
export async function prepareBody(body: TemplateBody): Promise<PreparedBody> {
  const { html, css, customStyles, style, components } = body;
  const text = JSON.stringify({ html, css, customStyles, style, components });
  const bytes = Buffer.from(text);
  const [digest, content] = await Promise.all([
    crypto.subtle.digest('SHA-256', bytes),
    compress(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  ]);
  return { hash: Buffer.from(digest).toString('hex'), content, size: templateBytes(body), assets: namedAssets(text) };
}

/** Reads what `prepareBody` stored. */
export async function readBody(content: Uint8Array): Promise<TemplateBody> {
  return JSON.parse((await decompress(content)).toString());
}

function namedAssets(text: string): PreparedBody['assets'] {
  const found = new Map<string, PreparedBody['assets'][number]>();
  for (const [path, ownerId = '', name = ''] of text.matchAll(ASSET_PATH)) found.set(path, { ownerId, name });
  return [...found.values()];
}
