import { LIMITS } from '@mailwright/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionKeys } from './session-keys.ts';

const LIFETIME = LIMITS.session.maxDays * 86_400;

declare module 'fastify' {
  interface FastifyInstance {
    /** People come by https, whoever speaks it for this server. */
    comesByHttps: boolean;
  }
}

/** Sets the cookie the client reads and the one only pages in a new window send; others may be set beside them. */
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
 * A cookie for so many seconds, 0 to take it away. Where people come by https it is for that alone, also behind a proxy that
 * this server was not told of, and so takes for somebody who comes by http.
 */
export function cookie(request: FastifyRequest, name: string, value: string, maxAge: number, path = '/'): string {
  const secure = request.protocol === 'https' || request.server.comesByHttps ? '; Secure' : '';
  return `${name}=${value}; Path=${path}; Max-Age=${maxAge}; SameSite=Lax${secure}`;
}
