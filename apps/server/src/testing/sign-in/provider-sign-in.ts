import { endpoints } from '@mailwright/contract';
import type { LightMyRequestResponse } from 'fastify';
import { createOpenIdProvider } from '../../integrations/openid/openid-provider.ts';
import type { OpenIdConfig } from '../../integrations/openid/port.ts';
import type { TestApp } from '../test-app.ts';
import { openIdAt } from './open-id-at.ts';
import { CLIENT, type OpenIdService, startOpenIdService } from './openid-service.ts';
import { cookiesOf } from './session-of.ts';

/** Address of the servers of tests. */
export const HERE = 'http://localhost:3000';

const { begin, finish } = endpoints.singleSignOn;

/** A provider that sends browsers back to servers of tests, after signing out as well unless said otherwise. */
export function startProvider({ port = 0, endsHere = true } = {}): Promise<OpenIdService> {
  return startOpenIdService([`${HERE}${finish.path}`], { port, afterLogout: endsHere ? [`${HERE}/login`] : [] });
}

/** Returns what a server is started with, so that people of a provider can sign in. */
export function withProvider({ issuer }: Pick<OpenIdService, 'issuer'>, changes: Partial<OpenIdConfig> = {}) {
  const openId = openIdAt(issuer, { clientId: CLIENT.id, clientSecret: CLIENT.secret, ...changes });
  return { openId, signInProvider: createOpenIdProvider(openId) };
}

/** The way of a browser: to the provider, through its page, and back; as nobody it says no there. */
export async function signInAt(
  { app }: Pick<TestApp, 'app'>,
  provider: OpenIdService,
  sub: string | null,
  next?: string,
): Promise<LightMyRequestResponse> {
  const start = await app.inject({ url: begin.path, ...(next !== undefined && { query: { next } }) });
  const back = await provider.visit(String(start.headers.location), sub);
  return app.inject({ url: back.slice(HERE.length), headers: { cookie: cookiesOf(start) } });
}
