import { endpoints, type Session } from '@mailwright/contract';
import type { LightMyRequestResponse } from 'fastify';
import type { TestApp } from '../test-app.ts';
import { createTestClient, type TestClient } from '../test-client.ts';

type Answer = Pick<LightMyRequestResponse, 'cookies'>;

/** All cookies that an answer sets, as a browser sends them back. */
export function cookiesOf({ cookies }: Answer): string {
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

/** The session that an answer begins by its cookies; '' where it begins none. */
export function sessionIdOf({ cookies }: Answer): string {
  return cookies.find(({ name }) => name === 'sessionId')?.value ?? '';
}

/** Returns what the server answers about a session. */
export async function readSession({ app }: Pick<TestApp, 'app'>, sessionId: string): Promise<Session> {
  const payload = { sessionId, type: 'email' };
  return (await app.inject({ method: 'POST', url: endpoints.auth.credentials.path, payload })).json();
}

/** The calls of whose session it is. */
export async function clientOf(server: Pick<TestApp, 'app'>, sessionId: string): Promise<TestClient> {
  const { token, principalId } = await readSession(server, sessionId);
  return createTestClient(server.app, { id: principalId, sessionId, token });
}
