import { endpoints, LIMITS } from '@mailwright/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import { answer } from '../../http/mount.ts';
import type { ModuleContext } from '../../module-context.ts';
import { createDemoAccounts } from './demo-accounts.ts';
import { type ProductFacts, presentSession } from './present.ts';
import type { SessionKeys } from './session-keys.ts';
import { createTicketService } from './ticket-service.ts';

const LIFETIME = LIMITS.session.maxDays * 86_400;

/** Sets the cookie the client reads and the one only pages in a new window send. */
function setSessionCookies(request: FastifyRequest, reply: FastifyReply, keys: SessionKeys): void {
  reply.header('set-cookie', [
    cookie(request, 'sessionId', keys.sessionId, LIFETIME),
    `${cookie(request, 'pageSession', keys.pageSession, LIFETIME)}; HttpOnly`,
  ]);
}

function clearSessionCookies(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('set-cookie', [
    cookie(request, 'sessionId', '', 0),
    `${cookie(request, 'pageSession', '', 0)}; HttpOnly`,
  ]);
}

function cookie(request: FastifyRequest, name: string, value: string, maxAge: number): string {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`;
}

export function mountAuth(context: ModuleContext): void {
  const { mount, auth, repositories, publishedAccounts, ticketSecret, publicUrl, now } = context;
  const { users, tickets: kept } = repositories;
  const tickets = createTicketService({ tickets: kept, users, secret: ticketSecret, audience: publicUrl, now });
  const demoAccounts = createDemoAccounts({ users, published: publishedAccounts, now });
  const product: ProductFacts = {
    upgradeUrl: context.upgradeUrl,
    mergeSyntax: context.mergeSyntax,
    embedOrigins: [...context.embedOrigins],
    pagesUrl: context.pagesUrl,
    mailFromDomains: [...context.mailFromDomains],
    ai: { images: context.ai.images !== null, altTexts: context.ai.altTexts !== null },
  };

  mount(endpoints.auth.login, async ({ body, request, reply }) => {
    const keys = await auth.login(body.email, body.password, {
      address: request.ip,
      isShared: request.isOfUnnamedProxy,
    });
    setSessionCookies(request, reply, keys);
    return answer(200, { sessionId: keys.sessionId });
  });

  mount(endpoints.auth.credentials, async ({ body }) => {
    const live = await auth.bySessionId(body.sessionId);
    if (!live) throw new AppError('UNAUTHENTICATED');
    return answer(200, presentSession(body.sessionId, live, await auth.principals(), product));
  });

  mount(endpoints.auth.ticket, async ({ body }) => {
    const { sessionId } = await auth.open(await tickets.redeem(body.ticket));
    return answer(200, { sessionId });
  });

  mount(endpoints.auth.embedding, async () => answer(200, { origins: [...product.embedOrigins] }));

  mount(endpoints.auth.demo, async ({ reply }) => {
    reply.header('Cache-Control', 'no-store');
    return answer(200, await demoAccounts());
  });

  mount(endpoints.auth.logout, async ({ caller, request, reply }) => {
    await auth.logout(caller.sessionId);
    clearSessionCookies(request, reply);
    return answer(204, undefined);
  });

  mount(endpoints.auth.logoutAll, async ({ caller, request, reply }) => {
    await auth.logoutAll(caller.user.id);
    clearSessionCookies(request, reply);
    return answer(204, undefined);
  });

  mount(endpoints.auth.switch, async ({ body, caller, request, reply }) => {
    const keys = await auth.switchTo(body.principalId, caller.sessionId);
    setSessionCookies(request, reply, keys);
    return answer(200, { sessionId: keys.sessionId });
  });
}
