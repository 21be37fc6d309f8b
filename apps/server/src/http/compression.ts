import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Bytes; less than this travels in one packet anyway. */
const WORTH_IT = 1024;

/** Bytes; up to here compressing costs less than handing it to another thread. */
const AT_ONCE = 16 * 1024;

/**
 * Compresses text of the routes mounted after it, by what the browser takes. Routes that say `compress: false` are left
 * alone, and so is what is compressed already.
 */
export async function registerCompression(app: FastifyInstance): Promise<void> {
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
