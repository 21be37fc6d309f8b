import type { FastifyReply } from 'fastify';
import { FONT_FILES, FONT_SHEETS } from './security-headers.ts';

/** Mails come from other people: a page that shows one runs nothing, asks others for pictures alone and is nobody's origin. */
const CSP = `sandbox; default-src 'none'; img-src http: https: data:; style-src 'unsafe-inline' ${FONT_SHEETS}; font-src data: ${FONT_FILES}`;

/** Sets the headers of a page that shows a mail. */
export function sandboxPage(reply: FastifyReply): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('Content-Security-Policy', CSP)
    .header('X-Content-Type-Options', 'nosniff')
    .header('Referrer-Policy', 'no-referrer')
    .header('X-Robots-Tag', 'noindex');
}
