import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { PAGE_PERMISSIONS } from './security-headers.ts';

/** The SDK for pages of other origins, which import it as a module. */
const EMBED_SCRIPT = 'embed.js';

const START_PAGE = 'index.html';

/** Headers that concern pages alone; with a hundred files they weigh as much as a picture. */
const PAGE_HEADERS = [
  'Cross-Origin-Opener-Policy',
  'Referrer-Policy',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
];

/** Pattern of the names that Vite writes; none of them leads to another folder. */
const PART_NAME = /^[\w.-]+$/;

/** All that a worker of ours, the one part that is neither page nor data, may need. */
const PART_CSP = "default-src 'self'";

/**
 * Serves the built web app: its files, compressed as the build left them, and its start page for every address the client
 * routes itself. Calls that nobody answers get the error body instead.
 */
export async function registerWebApp(app: FastifyInstance, root: string | null): Promise<void> {
  if (root) {
    await app.register(fastifyStatic, {
      root,
      index: false,
      cacheControl: false,
      preCompressed: true,
      // What the build keeps for itself beside them.
      dotfiles: 'ignore',
      setHeaders: (response, file) => {
        const name = path.relative(root, file).replace(/\.(?:br|gz)$/, '');
        // Vite names the files in this folder by their content.
        const isHashed = name.startsWith(`assets${path.sep}`);
        response.header('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
        if (name === START_PAGE) {
          response.header('Permissions-Policy', PAGE_PERMISSIONS);
        } else {
          for (const header of PAGE_HEADERS) response.removeHeader(header);
          response.header('Content-Security-Policy', PART_CSP);
        }
        if (name === EMBED_SCRIPT) {
          response.header('Access-Control-Allow-Origin', '*').header('Cross-Origin-Resource-Policy', 'cross-origin');
        }
      },
    });
    app.get('/', (_request, reply) => startPage(reply));
    // Browsers ask for it beside pages that show a mail, which are nobody's origin, and complain where they may not have it.
    app.get('/favicon.ico', (_request, reply) => {
      reply.header('Cross-Origin-Resource-Policy', 'cross-origin').sendFile('favicon.svg');
    });
    // The library's own route reads the whole folder for each file, to tell upper from lower case where the system does
    // not. No address here is guarded by its spelling, and a page opens with dozens out of a thousand files.
    app.get<{ Params: { name: string } }>('/assets/:name', ({ params: { name } }, reply) => {
      if (PART_NAME.test(name)) reply.sendFile(`assets/${name}`);
      else reply.callNotFound();
    });
  }
  app.setNotFoundHandler((request, reply) => {
    if (!root || !isPage(request)) throw new AppError('ROUTE_NOT_FOUND');
    startPage(reply);
  });
}

/** Answers nothing itself: a reply is a promise, and each one that waits for it adds listeners. */
function startPage(reply: FastifyReply): void {
  reply.type('text/html; charset=utf-8').sendFile(START_PAGE);
}

function isPage(request: FastifyRequest): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return isRead && !/^\/(api|assets)(\/|$|\?)/.test(request.url);
}
