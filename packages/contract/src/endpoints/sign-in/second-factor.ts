import { defineEndpoint } from '../../endpoint.ts';
import { sessionStarted } from '../../entities/session.ts';
import {
  askedFactor,
  confirmTotpRequest,
  factorAnswer,
  newRecoveryCodes,
  newTotp,
  ownerProof,
  provenRequest,
  secondFactor as secondFactorState,
} from '../../entities/sign-in/second-factor.ts';
import { idParams, noContent } from '../../entities/wire.ts';

/** For the person, from wherever it is tried: who tries knows the password already. */
export const FACTOR_TRIES = [
  { budget: 'second-factor', max: 10, minutes: 15, per: 'person', cost: 'handler', counted: 'database' },
] as const;

/** Of the password alone, with which a factor is added or taken away: a right one forgives no wrong code. */
export const FACTOR_PASSWORDS = [
  { budget: 'factor-password', max: 10, minutes: 15, per: 'person', cost: 'handler', counted: 'database' },
] as const;

export const secondFactor = {
  asked: defineEndpoint({
    method: 'GET',
    path: '/api/v2/auth/second-factor',
    summary: 'What somebody who has given the right password can go on with, by the cookie that was set then',
    auth: 'public',
    errors: ['UNAUTHENTICATED'],
    responses: { 200: askedFactor },
  }),
  answer: defineEndpoint({
    method: 'POST',
    path: '/api/v2/auth/second-factor',
    summary:
      'Sign in with a code of the authenticator app or a recovery code, after the password; sets the session cookies',
    auth: 'public',
    secret: true,
    body: factorAnswer,
    rates: FACTOR_TRIES,
    errors: ['UNAUTHENTICATED', 'WRONG_CODE', 'AUTHENTICATOR_UNAVAILABLE', 'WRONG_CREDENTIALS', 'ACCOUNT_DEACTIVATED'],
    responses: { 200: sessionStarted },
  }),
  read: defineEndpoint({
    method: 'GET',
    path: '/api/v2/account/second-factor',
    summary: "What the caller's account asks for besides the password",
    auth: 'session',
    beforeSecondFactor: true,
    responses: { 200: secondFactorState },
  }),
  startTotp: defineEndpoint({
    method: 'POST',
    path: '/api/v2/account/second-factor/totp',
    summary: 'A secret for an authenticator app; it counts once a code of it is confirmed',
    auth: 'session',
    beforeSecondFactor: true,
    secret: true,
    body: ownerProof,
    rates: FACTOR_PASSWORDS,
    errors: ['WRONG_PASSWORD', 'WRONG_CODE', 'AUTHENTICATOR_UNAVAILABLE', 'SECOND_FACTOR_ON'],
    responses: { 200: newTotp },
  }),
  confirmTotp: defineEndpoint({
    method: 'POST',
    path: '/api/v2/account/second-factor/totp/confirm',
    summary: 'Ask for codes of the authenticator app from now on; answers the recovery codes, once',
    auth: 'session',
    beforeSecondFactor: true,
    secret: true,
    body: confirmTotpRequest,
    rates: FACTOR_TRIES,
    errors: ['WRONG_CODE', 'AUTHENTICATOR_UNAVAILABLE'],
    responses: { 200: newRecoveryCodes },
  }),
  removeTotp: defineEndpoint({
    method: 'POST',
    path: '/api/v2/account/second-factor/totp/remove',
    summary: 'Ask for no codes of the authenticator app any more',
    auth: 'session',
    secret: true,
    body: provenRequest,
    rates: FACTOR_TRIES,
    errors: ['WRONG_PASSWORD', 'WRONG_CODE', 'AUTHENTICATOR_UNAVAILABLE', 'LAST_SECOND_FACTOR'],
    responses: { 204: noContent },
  }),
  renewCodes: defineEndpoint({
    method: 'POST',
    path: '/api/v2/account/second-factor/recovery-codes',
    summary: 'New recovery codes in place of all there are',
    auth: 'session',
    secret: true,
    body: provenRequest,
    rates: FACTOR_TRIES,
    errors: ['WRONG_PASSWORD', 'WRONG_CODE', 'AUTHENTICATOR_UNAVAILABLE'],
    responses: { 200: newRecoveryCodes },
  }),
  reset: defineEndpoint({
    method: 'DELETE',
    path: '/api/v2/people/{id}/second-factor',
    summary: "Forget somebody's second factor, so that the password alone lets them in; for administrators",
    auth: 'session',
    params: idParams,
    errors: ['FORBIDDEN', 'USER_NOT_FOUND'],
    responses: { 204: noContent },
  }),
};
