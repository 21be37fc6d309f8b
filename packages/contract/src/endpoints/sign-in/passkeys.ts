import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { sessionStarted } from '../../entities/session.ts';
import {
  newPasskeyAnswer,
  newPasskeyRequest,
  passkey,
  passkeyAnswer,
  passkeyName,
  passkeyOptions,
  passkeyParams,
} from '../../entities/sign-in/passkey.ts';
import { ownerProof } from '../../entities/sign-in/second-factor.ts';
import { noContent } from '../../entities/wire.ts';
import { FACTOR_PASSWORDS, FACTOR_TRIES } from './second-factor.ts';

const SIGN_INS = [
  { budget: 'passkey-sign-ins', max: 600, minutes: 15, per: 'address', cost: 'call', counted: 'database' },
] as const;

export const passkeys = {
  list: defineEndpoint({
    method: 'GET',
    path: '/api/v2/account/passkeys',
    summary: "The caller's passkeys, the oldest first",
    auth: 'session',
    responses: { 200: z.array(passkey) },
  }),
  begin: defineEndpoint({
    method: 'POST',
    path: '/api/v2/account/passkeys/options',
    summary: 'What a browser makes a new passkey with',
    auth: 'session',
    beforeSecondFactor: true,
    secret: true,
    body: ownerProof,
    rates: FACTOR_PASSWORDS,
    errors: ['WRONG_PASSWORD', 'WRONG_CODE', 'AUTHENTICATOR_UNAVAILABLE', 'PASSKEYS_FULL'],
    responses: { 200: passkeyOptions },
  }),
  add: defineEndpoint({
    method: 'POST',
    path: '/api/v2/account/passkeys',
    summary: 'Keep a passkey that the browser has made; the first second factor answers the recovery codes, once',
    auth: 'session',
    beforeSecondFactor: true,
    secret: true,
    body: newPasskeyRequest,
    errors: ['PASSKEY_REFUSED'],
    responses: { 201: newPasskeyAnswer },
  }),
  rename: defineEndpoint({
    method: 'PATCH',
    path: '/api/v2/account/passkeys/{id}',
    summary: 'Call a passkey something else',
    auth: 'session',
    params: passkeyParams,
    body: passkeyName,
    errors: ['PASSKEY_NOT_FOUND'],
    responses: { 200: passkey },
  }),
  remove: defineEndpoint({
    method: 'POST',
    path: '/api/v2/account/passkeys/{id}/remove',
    summary: 'Let a passkey in no more; with the last second factor the recovery codes go, too',
    auth: 'session',
    params: passkeyParams,
    body: ownerProof,
    rates: FACTOR_PASSWORDS,
    errors: ['WRONG_PASSWORD', 'WRONG_CODE', 'AUTHENTICATOR_UNAVAILABLE', 'PASSKEY_NOT_FOUND', 'LAST_SECOND_FACTOR'],
    responses: { 204: noContent },
  }),
  askFactor: defineEndpoint({
    method: 'POST',
    path: '/api/v2/auth/second-factor/passkey/options',
    summary: 'What a browser asks a passkey with, after the password',
    auth: 'public',
    secret: true,
    errors: ['UNAUTHENTICATED'],
    responses: { 200: passkeyOptions },
  }),
  answerFactor: defineEndpoint({
    method: 'POST',
    path: '/api/v2/auth/second-factor/passkey',
    summary: 'Sign in with a passkey after the password; sets the session cookies',
    auth: 'public',
    secret: true,
    body: passkeyAnswer,
    rates: FACTOR_TRIES,
    errors: ['UNAUTHENTICATED', 'PASSKEY_REFUSED', 'WRONG_CREDENTIALS', 'ACCOUNT_DEACTIVATED'],
    responses: { 200: sessionStarted },
  }),
  ask: defineEndpoint({
    method: 'POST',
    path: '/api/v2/auth/passkey/options',
    summary: 'What a browser asks for any passkey with, in place of address and password',
    auth: 'public',
    secret: true,
    rates: SIGN_INS,
    errors: ['PASSWORDS_OFF'],
    responses: { 200: passkeyOptions },
  }),
  signIn: defineEndpoint({
    method: 'POST',
    path: '/api/v2/auth/passkey',
    summary: 'Sign in with a passkey alone, which has seen finger, face or PIN; sets the session cookies',
    auth: 'public',
    secret: true,
    body: passkeyAnswer,
    rates: SIGN_INS,
    errors: ['PASSKEY_REFUSED', 'PASSWORDS_OFF', 'ACCOUNT_DEACTIVATED'],
    responses: { 200: sessionStarted },
  }),
};
