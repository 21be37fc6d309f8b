import type { SetupFault } from '@mailwright/contract';
import * as openid from 'openid-client';
import {
  type AskedSignIn,
  type OpenIdConfig,
  type ProvenPerson,
  ProviderError,
  type ProviderFailure,
  type SignInProvider,
} from './port.ts';
import { readClaims } from './read-claims.ts';

/** Longest time that the provider may take for an answer, seconds. */
const ANSWER_TIMEOUT_SECONDS = 10;
/** Milliseconds after which a provider's configuration is looked up again. */
const KNOWN_FOR = 3_600_000;
/** Seconds by which two clocks may differ. */
const TOLERANCE = 30;

/** Faults of the set-up, by the code of the library's error. */
const FAULTS: ReadonlyMap<string, SetupFault> = new Map([
  ['OAUTH_JWT_TIMESTAMP_CHECK_FAILED', 'clock'],
  ['OAUTH_KEY_SELECTION_FAILED', 'keys'],
  ['OAUTH_RESPONSE_IS_NOT_JSON', 'address'],
]);

/** Faults of the set-up, by the claim of an ID token. */
const FAULTS_OF_CLAIMS: ReadonlyMap<unknown, SetupFault> = new Map([
  ['iss', 'issuer'],
  ['aud', 'audience'],
  ['azp', 'audience'],
]);

/** Statuses of an address that leads to something else: pages that are elsewhere, gone, or not for this. */
const NO_SUCH_PAGE = new Set([301, 302, 303, 307, 308, 404, 405, 410]);

/**
 * Error codes of a provider that knows another client than the configured one:
 * https://www.rfc-editor.org/rfc/rfc6749#section-5.2
 */
const OTHER_CLIENT = new Set([
  'invalid_client',
  'unauthorized_client',
  'invalid_scope',
  'unsupported_grant_type',
  'unsupported_response_type',
]);

/**
 * A provider that speaks OpenID Connect. Its configuration is looked up when somebody first wants to sign in, so that one
 * that is down holds up neither the start nor anybody else; what failed is tried again with the next person.
 */
export function createOpenIdProvider(config: OpenIdConfig, now: () => number = Date.now): SignInProvider {
  let known: { readonly found: openid.Configuration; readonly until: number } | null = null;
  let looking: Promise<openid.Configuration> | null = null;

  async function look(): Promise<openid.Configuration> {
    try {
      const found = await discoverProvider(config);
      known = { found, until: now() + KNOWN_FOR };
      return found;
    } catch (error) {
      // What was known an hour ago is still likely to be right.
      if (known) return known.found;
      throw providerError(error);
    }
  }

  function configuration(): Promise<openid.Configuration> {
    if (known && known.until > now()) return Promise.resolve(known.found);
    looking ??= look().finally(() => {
      looking = null;
    });
    return looking;
  }

  return {
    async begin(returnTo) {
      const found = await configuration();
      const asked: AskedSignIn = {
        state: openid.randomState(),
        nonce: openid.randomNonce(),
        codeVerifier: openid.randomPKCECodeVerifier(),
      };
      const url = openid.buildAuthorizationUrl(found, {
        redirect_uri: returnTo,
        scope: config.scopes,
        state: asked.state,
        nonce: asked.nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(asked.codeVerifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, asked };
    },

    async finish(address, asked) {
      const found = await configuration();
      try {
        return await provenPerson(found, new URL(address), asked, config);
      } catch (error) {
        throw providerError(error);
      }
    },

    async end(returnTo, idToken) {
      // Nobody who wants to leave waits for what is known well enough.
      const found = known?.found ?? (await configuration());
      if (found.serverMetadata().end_session_endpoint === undefined) return null;
      const whose = new URLSearchParams(idToken === null ? {} : { id_token_hint: idToken });
      whose.set('post_logout_redirect_uri', returnTo);
      return openid.buildEndSessionUrl(found, whose).href;
    },
  };
}

/**
 * Returns the provider's published configuration; rejects with the library's errors when the provider does not answer, or is
 * another one.
 */
export function discoverProvider({ issuer, clientId, clientSecret }: OpenIdConfig): Promise<openid.Configuration> {
  const proof = clientSecret === null ? openid.None() : undefined;
  // Only an issuer on this machine may be named by http.
  const insecure = issuer.startsWith('http:') ? [openid.allowInsecureRequests] : [];
  return openid.discovery(
    new URL(issuer),
    clientId,
    { ...(clientSecret !== null && { client_secret: clientSecret }), [openid.clockTolerance]: TOLERANCE },
    proof,
    // The signature of ID tokens is checked as well as the connection that they come by.
    { timeout: ANSWER_TIMEOUT_SECONDS, execute: [openid.enableNonRepudiationChecks, ...insecure] },
  );
}

async function provenPerson(
  found: openid.Configuration,
  address: URL,
  asked: AskedSignIn,
  config: OpenIdConfig,
): Promise<ProvenPerson> {
  const tokens = await openid.authorizationCodeGrant(found, address, {
    expectedState: asked.state,
    expectedNonce: asked.nonce,
    pkceCodeVerifier: asked.codeVerifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) throw new Error('The provider sent no ID token');
  // Many providers tell more there than in the token.
  const more = found.serverMetadata().userinfo_endpoint
    ? await openid.fetchUserInfo(found, tokens.access_token, claims.sub)
    : {};
  return { ...readClaims({ ...more, ...claims }, config), idToken: tokens.id_token ?? '' };
}

/** Returns why nobody was let in, by the error of the library. */
function providerError(error: unknown): ProviderError {
  const { code, message, facts } = innermost(error);
  const fault = faultOf(error, code, message, facts);
  if (fault !== null) return new ProviderError('setup', { fault, cause: error });
  return new ProviderError(failureOf(error, code, message), { cause: error });
}

/** Returns what is set up wrongly; null where the fault is another one. */
function faultOf(error: unknown, code: string, message: string, facts: LibraryFacts): SetupFault | null {
  if (error instanceof openid.WWWAuthenticateChallengeError) return isOfClient(error) ? 'client' : null;
  if (error instanceof openid.AuthorizationResponseError || error instanceof openid.ResponseBodyError)
    return OTHER_CLIENT.has(error.error) ? 'client' : null;
  // The address of the configuration answers for another issuer.
  if (code === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED') return facts.attribute === 'issuer' ? 'issuer' : null;
  if (code === 'OAUTH_JWT_CLAIM_COMPARISON_FAILED')
    return facts.claim === 'nonce' ? null : (FAULTS_OF_CLAIMS.get(facts.claim) ?? 'address');
  // A provider that is being started answers 502, a busy one 429; one that has no such page is another one.
  if (code === 'OAUTH_RESPONSE_IS_NOT_CONFORM') return NO_SUCH_PAGE.has(Number(facts.status)) ? 'address' : null;
  if (code === 'OAUTH_INVALID_RESPONSE' && 'signature' in facts) return 'keys';
  if (code === 'OAUTH_INVALID_RESPONSE' && /\(issuer\)/.test(message)) return 'issuer';
  if (code === 'OAUTH_INVALID_RESPONSE' && /"alg"/.test(message)) return 'keys';
  return FAULTS.get(code) ?? null;
}

/** Returns the failure where nothing is set up wrongly. */
function failureOf(error: unknown, code: string, message: string): Exclude<ProviderFailure, 'setup'> {
  if (error instanceof openid.AuthorizationResponseError)
    return error.error === 'temporarily_unavailable' || error.error === 'server_error' ? 'unavailable' : 'denied';
  // A code that was used, or waited for too long.
  if (error instanceof openid.ResponseBodyError) return error.error === 'invalid_grant' ? 'expired' : 'unavailable';
  const isOfAnotherSignIn =
    code === 'OAUTH_JWT_CLAIM_COMPARISON_FAILED' || (code === 'OAUTH_INVALID_RESPONSE' && /"state"/.test(message));
  return isOfAnotherSignIn ? 'expired' : 'unavailable';
}

type LibraryFacts = Readonly<Record<string, unknown>>;

/** Returns whether the answer refuses the client itself, and not a token that it sent. */
function isOfClient({ cause }: openid.WWWAuthenticateChallengeError): boolean {
  return cause.some(({ parameters }) => parameters.error !== 'invalid_token');
}

/** Returns the code and the message of an error, and the facts that the library gives with it. */
function innermost(error: unknown): { code: string; message: string; facts: LibraryFacts } {
  if (!(error instanceof Error)) return { code: '', message: String(error), facts: {} };
  const { cause, message } = error;
  if (cause instanceof Error && 'code' in cause && /^OAUTH_/.test(String(cause.code))) return innermost(cause);
  const facts = typeof cause === 'object' && cause !== null ? cause : {};
  return {
    code: 'code' in error ? String(error.code) : '',
    message,
    facts: facts as LibraryFacts,
  };
}
