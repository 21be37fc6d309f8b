import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SetupFault } from '@mailwright/contract';
import { type CryptoKey, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openIdAt } from '../../testing/sign-in/open-id-at.ts';
import { createOpenIdProvider } from './openid-provider.ts';

const NONCE = 'a-nonce-of-this-sign-in';
const ASKED = { state: 'state', nonce: NONCE, codeVerifier: 'v'.repeat(43) };
const BACK = 'https://mail.example/back?code=code&state=state';

type Answer = readonly [status: number, body: object | string];

const own = await generateKeyPair('RS256');
const foreign = await generateKeyPair('RS256');

let issuer = '';
/** Returns the provider's answer in the next test. */
let discovery: (known: object) => Answer = (known) => [200, known];
let token: () => Promise<Answer> = async () => [200, {}];

const server = createServer(async (request, response) => {
  const known = {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    id_token_signing_alg_values_supported: ['RS256'],
  };
  const answers: Readonly<Record<string, () => Promise<Answer>>> = {
    '/.well-known/openid-configuration': async () => discovery(known),
    '/keys': async () => [
      200,
      { keys: [{ ...(await exportJWK(own.publicKey)), alg: 'RS256', use: 'sig', kid: 'own' }] },
    ],
    '/token': () => token(),
  };
  const [status, body] = (await answers[request.url ?? '']?.()) ?? [404, 'none'];
  const isJson = typeof body === 'object';
  response.writeHead(status, { 'content-type': isJson ? 'application/json' : 'text/html' });
  response.end(isJson ? JSON.stringify(body) : body);
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

interface Forged {
  readonly claims?: JWTPayload;
  readonly key?: CryptoKey;
  readonly kid?: string;
  /** Seconds by which the provider's clock differs. */
  readonly clockSeconds?: number;
}

/** A token as it should be, but for what is named. */
async function idToken({ claims = {}, key = own.privateKey, kid = 'own', clockSeconds = 0 }: Forged = {}) {
  const now = Math.floor(Date.now() / 1000) + clockSeconds;
  const right = { iss: issuer, aud: 'mailwright', sub: 'dora', nonce: NONCE, iat: now, exp: now + 60 };
  return new SignJWT({ ...right, email: 'dora@acme.example', ...claims })
    .setProtectedHeader({ alg: 'RS256', kid })
    .sign(key);
}

const finish = async (forged?: Forged) => {
  const id_token = await idToken(forged);
  discovery = (known) => [200, known];
  token = async () => [200, { access_token: 'access', token_type: 'Bearer', expires_in: 60, id_token }];
  return createOpenIdProvider(openIdAt(issuer)).finish(BACK, ASKED);
};

test('lets in by a token that the provider has signed', async () => {
  expect(await finish()).toMatchObject({ issuer, subject: 'dora', email: 'dora@acme.example', tellsName: false });
  expect(await finish({ claims: { name: 'Dora Dietz' } })).toMatchObject({ lastName: 'Dietz', tellsName: true });
  expect(await finish({ clockSeconds: -20 })).toMatchObject({ subject: 'dora' });
});

test.each<[string, SetupFault, Forged]>([
  ['that somebody else has signed', 'keys', { key: foreign.privateKey }],
  ['of a key that the provider does not name', 'keys', { key: foreign.privateKey, kid: 'foreign' }],
  ['of another issuer', 'issuer', { claims: { iss: 'https://other.example' } }],
  ['for another audience', 'audience', { claims: { aud: 'another-client' } }],
  ['of a clock that is an hour behind', 'clock', { clockSeconds: -3600 }],
  ['that counts from an hour ahead on', 'clock', { claims: { nbf: Math.floor(Date.now() / 1000) + 3600 } }],
])('calls for the operator with a token %s, and names the %s', async (_name, fault, forged) => {
  await expect(finish(forged)).rejects.toMatchObject({ failure: 'setup', fault });
});

test('calls a token of another sign-in expired', async () => {
  await expect(finish({ claims: { nonce: 'another' } })).rejects.toMatchObject({ failure: 'expired' });
});

test.each<[string, SetupFault, (known: object) => Answer]>([
  ['names another issuer', 'issuer', (known) => [200, { ...known, issuer: 'https://other.example' }]],
  ['has no such page', 'address', () => [404, 'none']],
  ['answers with a page for people', 'address', () => [200, '<h1>Welcome</h1>']],
])('calls for the operator where the provider %s, and names the %s', async (_name, fault, answer) => {
  discovery = answer;
  await expect(createOpenIdProvider(openIdAt(issuer)).begin(BACK)).rejects.toMatchObject({ failure: 'setup', fault });
});

test.each([502, 429])('calls a provider that answers %i unavailable', async (status) => {
  discovery = () => [status, 'soon'];
  await expect(createOpenIdProvider(openIdAt(issuer)).begin(BACK)).rejects.toMatchObject({ failure: 'unavailable' });
});

test.each([
  ['invalid_client', 'setup', 'client'],
  ['invalid_scope', 'setup', 'client'],
  ['invalid_grant', 'expired', null],
  ['server_error', 'unavailable', null],
])('takes the refusal %s of the provider for %s', async (error, failure, fault) => {
  discovery = (known) => [200, known];
  token = async () => [error === 'invalid_client' ? 401 : 400, { error }];
  await expect(createOpenIdProvider(openIdAt(issuer)).finish(BACK, ASKED)).rejects.toMatchObject({
    failure,
    fault,
  });
});
