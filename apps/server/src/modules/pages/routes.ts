import { endpoints, fillPath } from '@mailwright/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import { actorOf } from '../../http/caller.ts';
import { answer } from '../../http/mount.ts';
import { notePage } from '../../http/note-page.ts';
import { sandboxPage } from '../../http/sandbox-page.ts';
import type { ModuleContext } from '../../module-context.ts';
import { keyHash } from '../auth/session-keys.ts';
import { isoTime } from '../templates/present.ts';

const NOTHING_HERE = notePage({
  title: 'Not found',
  heading: 'Email not found',
  words: 'The address is wrong, the email is not published, or the link has expired.',
});
const TRY_AGAIN = notePage({
  title: 'Please try again',
  heading: 'Just a moment',
  words: 'Many people are looking at emails right now. Please load this page again in a few seconds.',
});

export function mountPages({ mount, pages, visitor, pagesUrl }: ModuleContext): void {
  const rows = endpoints.pages;

  async function show(request: FastifyRequest, reply: FastifyReply, page: Page) {
    sandboxPage(reply, 'anybody').header('Cache-Control', 'private, no-store');
    try {
      const { html, isPublic } = await pages.open({ ...page, visitor: await visitor(request) });
      if (isPublic) reply.header('Cache-Control', 'no-cache');
      return answer(200, html);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.code === 'TEMPLATE_NOT_FOUND') return answer(404, NOTHING_HERE);
      if (error.code !== 'BUSY') throw error;
      reply.header('Retry-After', error.extras.retryAfter);
      return answer(503, TRY_AGAIN);
    }
  }

  for (const row of [rows.show, rows.sharingShow]) {
    mount(row, ({ params, query, request, reply }) =>
      show(request, reply, { templateId: params.id, versionDate: null, view: query.view }),
    );
  }

  mount(rows.version, async ({ params, query, request, reply, consume }) => {
    try {
      await consume();
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'RATE_LIMITED') throw error;
      sandboxPage(reply, 'anybody').header('Cache-Control', 'private, no-store');
      reply.header('Retry-After', error.extras.retryAfter);
      return answer(429, TRY_AGAIN);
    }
    const page = { templateId: params.id, versionDate: Date.parse(query.versionDate), view: query.view };
    return show(request, reply, page);
  });

  mount(rows.viewLink, async ({ caller, params, query }) => {
    const versionDate = query.versionDate === undefined ? null : Date.parse(query.versionDate);
    const { view, expiresAt } = await pages.pass(
      { ...actorOf(caller), session: keyHash(caller.sessionId) },
      params.id,
      versionDate,
    );
    const url = new URL(fillPath(versionDate === null ? rows.show.path : rows.version.path, params), pagesUrl);
    if (versionDate !== null) url.searchParams.set('versionDate', isoTime(versionDate));
    url.searchParams.set('view', view);
    return answer(200, { url: url.href, expiresAt: isoTime(expiresAt) });
  });
}

interface Page {
  readonly templateId: string;
  readonly versionDate: number | null;
  readonly view: string | undefined;
}
