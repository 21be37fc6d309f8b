import type { FastifyReply } from 'fastify';
import { FONT_FILES, FONT_SHEETS, PAGE_PERMISSIONS } from './security-headers.ts';

/** Mails come from other people: a page that shows one runs nothing, asks others for pictures alone and is nobody's origin. */
const CSP = `sandbox; default-src 'none'; img-src http: https: data:; style-src 'unsafe-inline' ${FONT_SHEETS}; font-src data: ${FONT_FILES}; base-uri 'none'; form-action 'none'`;

/**
 * Sets the headers of a page that shows a mail.
 * @param frames who may show it in a frame
 */
export function sandboxPage(reply: FastifyReply, frames: 'anybody' | 'own pages'): FastifyReply {
  // The app shows mails in a frame, from another host where pages have one; a page that runs nothing cannot be misled there.
  if (frames === 'anybody') reply.removeHeader('X-Frame-Options');
  return reply
    .type('text/html; charset=utf-8')
    .header('Content-Security-Policy', frames === 'anybody' ? CSP : `${CSP}; frame-ancestors 'self'`)
    .header('X-Content-Type-Options', 'nosniff')
    .header('Permissions-Policy', PAGE_PERMISSIONS)
    .header('Referrer-Policy', 'no-referrer')
    .header('X-Robots-Tag', 'noindex');
}
