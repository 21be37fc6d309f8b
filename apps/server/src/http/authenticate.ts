import type { AuthRule } from '@mailwright/contract';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Caller, SessionGate } from './caller.ts';

const BEARER = /^Bearer +([\w.~+/=-]+)$/i;

/** The caller of a request under a row's rule; null for public rows. Throws when the rule is not met. */
export async function authenticate(
  rule: AuthRule,
  request: Pick<FastifyRequest, 'headers'>,
  sessions: SessionGate,
): Promise<Caller | null> {
  if (rule === 'public') return null;
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
  const sessionId = rule === 'session' ? request.headers.sessionid : null;
  if (!token || Array.isArray(sessionId) || sessionId === undefined) throw new AppError('UNAUTHENTICATED');
  const user = await sessions.byToken(token, sessionId);
  if (!user) throw new AppError('UNAUTHENTICATED');
  return { user, sessionId: sessionId ?? '' };
}
