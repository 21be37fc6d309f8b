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
  const sessionId = request.headers.sessionid;
  if (!token) throw new AppError('UNAUTHENTICATED');
  if (rule === 'session' && typeof sessionId !== 'string') throw new AppError('UNAUTHENTICATED');
  const caller = await sessions.authenticate(token, rule === 'session' ? String(sessionId) : null);
  if (!caller) throw new AppError('UNAUTHENTICATED');
  return caller;
}
