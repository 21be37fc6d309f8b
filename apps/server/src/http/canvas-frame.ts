import type { FastifyInstance } from 'fastify';
import { canvasFrameCsp } from './security-headers.ts';

const BLANK_PAGE =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Canvas</title></head><body></body></html>';

/** The blank page the editor draws the mail in; its policy comes as a header, so that nothing in it can run. */
export function registerCanvasFrame(app: FastifyInstance, embedOrigins: readonly string[]): void {
  const policy = canvasFrameCsp(embedOrigins);
  app.get('/canvas-frame', { helmet: { contentSecurityPolicy: false } }, async (_request, reply) =>
    reply
      .header('Content-Security-Policy', policy)
      .header('Cache-Control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(BLANK_PAGE),
  );
}
