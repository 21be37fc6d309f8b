import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { signInWays } from '../../entities/sign-in/sign-in-ways.ts';
import { noContent } from '../../entities/wire.ts';

/** Two calls a sign-in: a whole company comes to work behind one address. */
const ROUNDS = [
  { budget: 'single-sign-on', max: 2400, minutes: 10, per: 'address', cost: 'call', counted: 'process' },
] as const;

export const singleSignOn = {
  ways: defineEndpoint({
    method: 'GET',
    path: '/api/v2/auth/ways',
    summary: 'How one can sign in here',
    auth: 'public',
    responses: { 200: signInWays },
  }),
  begin: defineEndpoint({
    method: 'GET',
    path: '/api/v2/auth/single-sign-on',
    summary: 'Leads a browser to the sign-in provider, which sends it back here',
    auth: 'public',
    secret: true,
    /** Path in this product to open after signing in. */
    query: z.object({ next: z.string().max(2048).optional() }),
    rates: ROUNDS,
    responses: { 302: noContent },
  }),
  finish: defineEndpoint({
    method: 'GET',
    path: '/api/v2/auth/single-sign-on/callback',
    summary:
      'Where the sign-in provider sends browsers back to; sets the session cookies, or leads to a page that says why not',
    auth: 'public',
    secret: true,
    rates: ROUNDS,
    responses: { 302: noContent },
  }),
};
