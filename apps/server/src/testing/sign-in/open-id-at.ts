import type { OpenIdConfig } from '../../integrations/openid/port.ts';

/** What a server of tests knows of a provider: everybody of it may enter, as what they are here. */
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
