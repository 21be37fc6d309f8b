import type { FastifyInstance } from 'fastify';
import { canvasFrameCsp, PAGE_PERMISSIONS } from './security-headers.ts';

const BLANK_PAGE = '<html lang="en"><head><meta charset="utf-8"><title>Canvas</title></head><body></body></html>';

/** Imported mails are laid out as their own doctype says, which a page has to begin with. */
const DOCTYPES: ReadonlyMap<string | undefined, string> = new Map([
  ['quirks', ''],
  [
    'limited-quirks',
    '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">',
  ],
]);

/** The blank page the editor draws the mail in; its policy comes as a header, so that nothing in it can run. */
export function registerCanvasFrame(app: FastifyInstance, embedOrigins: readonly string[]): void {
  const policy = canvasFrameCsp(embedOrigins);
  app.get<{ Querystring: { mode?: string } }>(
    '/canvas-frame',
    { helmet: { contentSecurityPolicy: false } },
    async ({ query }, reply) =>
      reply
        .header('Content-Security-Policy', policy)
        .header('Cache-Control', 'no-cache')
        .header('Permissions-Policy', PAGE_PERMISSIONS)
        .type('text/html; charset=utf-8')
        .send((DOCTYPES.get(query.mode) ?? '<!doctype html>') + BLANK_PAGE),
  );
}
