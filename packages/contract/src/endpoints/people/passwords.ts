import { defineEndpoint } from '../../endpoint.ts';
import { forgottenPassword, knownLink, linkToken, passwordReset } from '../../entities/people/invitation.ts';
import { noContent } from '../../entities/wire.ts';
import { LINK_TRIES } from './link-tries.ts';

export const passwords = {
  forgot: defineEndpoint({
    method: 'POST',
    path: '/api/v2/auth/password/forgot',
    summary:
      'Ask for a link that lets choose a new password; the answer says nothing about whether there is an account',
    auth: 'public',
    body: forgottenPassword,
    // An address is written to three times an hour at most, whoever asks.
    rates: [
      { budget: 'password-links-account', max: 5, minutes: 60, per: 'account', cost: 'handler', counted: 'database' },
      { budget: 'password-links-address', max: 30, minutes: 60, per: 'address', cost: 'handler', counted: 'database' },
    ],
    errors: ['PASSWORDS_OFF'],
    responses: { 202: noContent },
  }),
  look: defineEndpoint({
    method: 'POST',
    path: '/api/v2/auth/password/link',
    summary: 'What became of a link that lets choose a new password',
    auth: 'public',
    body: linkToken,
    rates: LINK_TRIES,
    errors: ['LINK_NOT_FOUND', 'PASSWORDS_OFF'],
    responses: { 200: knownLink },
  }),
  reset: defineEndpoint({
    method: 'POST',
    path: '/api/v2/auth/password/reset',
    summary: 'Choose a new password by a link, which is good once; all sessions of the person end',
    auth: 'public',
    secret: true,
    body: passwordReset,
    rates: LINK_TRIES,
    errors: ['LINK_NOT_FOUND', 'LINK_GONE', 'PASSWORD_TOO_EASY', 'PASSWORDS_OFF'],
    responses: { 204: noContent },
  }),
};
