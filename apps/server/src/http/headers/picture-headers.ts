import type { FastifyReply } from 'fastify';

/**
 * Sets the headers of a picture that mails show: every page may have it, and opened by itself it is nobody's origin and runs
 * nothing, whatever stands in the file.
 * @param caching the whole `Cache-Control`
 */
export function pictureHeaders(reply: FastifyReply, type: string, caching: string): FastifyReply {
  return reply
    .type(type)
    .header('Cache-Control', caching)
    .header('X-Content-Type-Options', 'nosniff')
    .header('Cross-Origin-Resource-Policy', 'cross-origin')
    .header('Content-Security-Policy', "sandbox; default-src 'none'");
}
