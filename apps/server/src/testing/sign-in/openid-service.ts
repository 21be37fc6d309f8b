import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type Configuration } from 'oidc-provider';

/** Person of the provider; `sub` is the provider's name for them. */
export interface ProviderPerson {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly given_name?: string;
  readonly family_name?: string;
  readonly groups?: readonly string[];
}

/** A sign-in provider on this machine, whose page asks who one is and nothing else. */
export interface OpenIdService {
  readonly issuer: string;
  /** People by `sub`; a test adds and changes them. */
  readonly people: Map<string, ProviderPerson>;
  /** Goes where a browser would, as this person, until it is sent back; null refuses. Answers the address it is sent to. */
  visit(url: string, sub: string | null): Promise<string>;
  close(): Promise<void>;
}

export const CLIENT = { id: 'mailwright', secret: 'a secret of client and provider' } as const;

/**
 * @param returnTo where browsers may be sent back to
 * @param port 0 takes a free one
 * @param afterLogout where browsers may be sent back to that sign out here; none leaves no way to do so
 */
export async function startOpenIdService(
  returnTo: readonly string[],
  { port = 0, afterLogout = [] }: { readonly port?: number; readonly afterLogout?: readonly string[] } = {},
): Promise<OpenIdService> {
  const people = new Map<string, ProviderPerson>();
  let handle: (request: IncomingMessage, response: ServerResponse) => void = (_, response) => response.end();
  const server = createServer((request, response) => handle(request, response)).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, configuration(people, returnTo, afterLogout));
  const answer = provider.callback();
  handle = (request, response) => {
    if (request.url?.startsWith('/interaction/')) void interact(provider, people, request, response);
    else void answer(request, response);
  };
  return {
    issuer,
    people,
    visit: (url, sub) => visit(issuer, url, sub),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function configuration(
  people: ReadonlyMap<string, ProviderPerson>,
  returnTo: readonly string[],
  afterLogout: readonly string[],
): Configuration {
  return {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [...returnTo],
        post_logout_redirect_uris: [...afterLogout],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    scopes: ['openid', 'profile', 'email', 'groups'],
    claims: {
      openid: ['sub'],
      profile: ['given_name', 'family_name'],
      email: ['email', 'email_verified'],
      groups: ['groups'],
    },
    pkce: { required: () => true },
    cookies: { keys: ['a key of a test'] },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: afterLogout.length > 0 } },
    interactions: { url: (_, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_, sub) => ({ accountId: sub, claims: async () => ({ ...people.get(sub), sub }) }),
    // Nobody is asked what this product may know of them.
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: String(oidc.client?.clientId),
        accountId: String(oidc.session?.accountId),
      });
      grant.addOIDCScope('openid profile email groups');
      await grant.save();
      return grant;
    },
  };
}

/** The page of the provider: a button for each of its people, and one to say no. */
async function interact(
  provider: Provider,
  people: ReadonlyMap<string, ProviderPerson>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const chosen = new URL(request.url ?? '', 'http://localhost').searchParams.get('as');
  if (chosen === null) {
    const choices = [...people.keys(), ''].map((sub) => `<button name="as" value="${sub}">${sub || 'Deny'}</button>`);
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<title>Provider</title><form>${choices.join('')}</form>`);
    return;
  }
  const result =
    chosen === '' ? { error: 'access_denied', error_description: 'Not today' } : { login: { accountId: chosen } };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

async function visit(issuer: string, url: string, sub: string | null): Promise<string> {
  const cookies = new Map<string, string>();
  for (let at = url; ; ) {
    if (!at.startsWith(issuer)) return at;
    const page = at.startsWith(`${issuer}/interaction/`) ? `${at}?as=${sub ?? ''}` : at;
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(page, { redirect: 'manual', headers: { cookie } });
    for (const set of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (set.split(';')[0] ?? '').split(/=(.*)/s);
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    if (location === null) throw new Error(`${page} answered ${answer.status}: ${await answer.text()}`);
    at = new URL(location, page).href;
  }
}
