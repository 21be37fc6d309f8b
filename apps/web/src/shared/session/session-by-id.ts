import { endpoints } from '@mailwright/contract';
import { call } from '../api/call.ts';
import type { Session } from './session-store.ts';

/**
 * Exchanges a session's id for its token and the person.
 * @throws ApiError
 */
export async function sessionById(id: string): Promise<Session> {
  const body = { sessionId: id, type: 'email' } as const;
  const { token, expiresIn: _, sessionId, ...account } = await call(endpoints.auth.credentials, { body });
  return { token, sessionId, account };
}
