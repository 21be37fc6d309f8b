import type { Actor } from '@mailwright/contract';
import type { FastifyRequest } from 'fastify';
import type { AuthService } from './service.ts';

/**
 * Returns the person who opens a page in its own window, by the cookie that browsers send only to such pages; null for a
 * stranger.
 */
export async function pageVisitor(auth: AuthService, request: FastifyRequest): Promise<Actor | null> {
  const session = /(?:^|;\s*)pageSession=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1];
  const user = session === undefined ? null : await auth.byPageSession(session);
  return user && { id: user.id, role: user.role, features: user.plan.features };
}
