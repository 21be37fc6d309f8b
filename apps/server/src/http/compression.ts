import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Bytes; less than this travels in one packet anyway. */
const WORTH_IT = 1024;

/** Bytes; up to here compressing costs less than handing it to another thread. */
const AT_ONCE = 16 * 1024;

/**
 * Returns whether the plugin would mistake a text for a compressed one, as it looks at the first two bytes (RFC 1950), and
 * would
 * send it unchanged under the name of a compression: https://github.com/fastify/fastify-compress/issues/347.
 */
function isMistaken(payload: unknown): boolean {
  if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return false;
  const [first = 0, second = 0] = typeof payload === 'string' ? Buffer.from(payload.slice(0, 2)) : payload;
  return first >> 7 === 0 && (first & 0x0f) === 8 && (first * 256 + second) % 31 === 0;
}

/**
 * Compresses text of the routes mounted after it, by what the browser takes. Routes that say `compress: false` are left
 * alone, and so is what is compressed already.
 */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  app.addHook('onSend', async ({ headers }, _reply, payload) => {
    if (isMistaken(payload)) headers['x-no-compression'] = 'true';
    return payload;
  });
  await app.register(compress, {
    // Bodies of requests are taken as they are: one that unfolds could be larger than its limit.
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    threshold: WORTH_IT,
    syncThreshold: AT_ONCE,
    // Beyond this, a list costs more time than its bytes take on the way.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  // Fastify drops the body of a HEAD in a handler of its own, which compression then comes after: it has to be the last.
  app.addHook('onRoute', (route) => {
    if (route.method !== 'HEAD' || route.compress === false || !Array.isArray(route.onSend)) return;
    const compressing = route.onSend.pop();
    if (compressing) route.onSend.unshift(compressing);
  });
}
