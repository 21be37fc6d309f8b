import type { OpenIdConfig } from '../../integrations/openid/port.ts';

/**
 * Returns a test server's configuration of a provider: everybody there may sign in, with the role and plan that they have here.
 */
export function openIdAt(issuer: string, changes: Partial<OpenIdConfig> = {}): OpenIdConfig {
  return {
    issuer,
    clientId: 'mailwright',
    clientSecret: null,
    scopes: 'openid profile email groups',
    label: 'Acme',
    groupClaim: 'groups',
    roles: new Map(),
    plans: new Map(),
    domains: [],
    trustsEmail: false,
    asksForFactor: true,
    endsThere: true,
    ...changes,
  };
}
