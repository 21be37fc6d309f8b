import { LIMITS } from '@mailwright/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionKeys } from './session-keys.ts';

const LIFETIME = LIMITS.session.maxDays * 86_400;

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

/** A cookie for so many seconds, 0 to take it away. */
export function cookie(request: FastifyRequest, name: string, value: string, maxAge: number, path = '/'): string {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  return `${name}=${value}; Path=${path}; Max-Age=${maxAge}; SameSite=Lax${secure}`;
}
