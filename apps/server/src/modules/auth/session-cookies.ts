import { LIMITS } from '@mailwright/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionKeys } from './session-keys.ts';

const LIFETIME = LIMITS.session.maxDays * 86_400;

declare module 'fastify' {
  interface FastifyInstance {
    /** True when people use https, even if a proxy speaks it for this server. */
    comesByHttps: boolean;
  }
}

/**
 * Sets the cookie that the client reads, and the one that browsers send only to pages in a new window; `others` are set beside
 * them.
 */
export function setSessionCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  keys: SessionKeys,
  others: readonly string[] = [],
): void {
  reply.header('set-cookie', [
    cookie(request, 'sessionId', keys.sessionId, LIFETIME),
    `${cookie(request, 'pageSession', keys.pageSession, LIFETIME)}; HttpOnly`,
    ...others,
  ]);
}

export function clearSessionCookies(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('set-cookie', [
    cookie(request, 'sessionId', '', 0),
    `${cookie(request, 'pageSession', '', 0)}; HttpOnly`,
  ]);
}

/**
 * Returns a cookie that lasts `maxAge` seconds; 0 deletes it. When people use https the cookie is `Secure`, also behind a proxy
 * that this server does not know of and whose requests look like http.
 */
export function cookie(request: FastifyRequest, name: string, value: string, maxAge: number, path = '/'): string {
  const secure = request.protocol === 'https' || request.server.comesByHttps ? '; Secure' : '';
  return `${name}=${value}; Path=${path}; Max-Age=${maxAge}; SameSite=Lax${secure}`;
}
