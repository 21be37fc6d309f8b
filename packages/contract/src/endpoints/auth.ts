import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { demoAccount } from '../entities/demo-account.ts';
import {
  credentialsRequest,
  embedding,
  loginRequest,
  session,
  sessionStarted,
  signedOut,
  switchRequest,
  ticketRequest,
} from '../entities/session.ts';
import { askedFactor } from '../entities/sign-in/second-factor.ts';
import { noContent } from '../entities/wire.ts';
import { LIMITS } from '../limits.ts';

const { failuresPerAccountAndAddress, failuresPerAddress, windowMinutes } = LIMITS.login;
const FAILURES = { minutes: windowMinutes, cost: 'handler', counted: 'database' } as const;

export const auth = {
  login: defineEndpoint({
    method: 'POST',
    path: '/api/v2/auth/login',
    summary:
      'Sign in with email address and password; sets the session cookies, or the one that a second factor is answered with',
    auth: 'public',
    secret: true,
    body: loginRequest,
    // What turns out right is taken back, with what failed before it.
    rates: [
      { budget: 'sign-in-account', max: failuresPerAccountAndAddress, per: 'account', ...FAILURES },
      { budget: 'sign-in-address', max: failuresPerAddress, per: 'address', ...FAILURES },
    ],
    errors: ['WRONG_CREDENTIALS', 'ACCOUNT_DEACTIVATED', 'PASSWORDS_OFF'],
    responses: { 200: sessionStarted, 202: askedFactor },
  }),
  credentials: defineEndpoint({
    method: 'POST',
    path: '/api/v2/auth/credentials',
    summary: 'The signed-in person and the token for all further calls, by session id',
    auth: 'public',
    secret: true,
    body: credentialsRequest,
    errors: ['UNAUTHENTICATED'],
    responses: { 200: session },
  }),
  ticket: defineEndpoint({
    method: 'POST',
    path: '/api/v2/auth/ticket',
    summary: 'Sign in with a one-time ticket of the platform this is embedded in; sets no cookies',
    auth: 'public',
    secret: true,
    body: ticketRequest,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'ACCOUNT_DEACTIVATED', 'ROUTE_NOT_FOUND'],
    responses: { 200: sessionStarted },
  }),
  embedding: defineEndpoint({
    method: 'GET',
    path: '/api/v2/auth/embedding',
    summary: 'The origins whose pages may hold this product in a frame and hand over a ticket',
    auth: 'public',
    responses: { 200: embedding },
  }),
  demo: defineEndpoint({
    method: 'GET',
    path: '/api/v2/auth/demo',
    summary: 'Demo accounts whose published password still holds; none where demo accounts do not exist',
    auth: 'public',
    secret: true,
    responses: { 200: z.array(demoAccount) },
  }),
  logout: defineEndpoint({
    method: 'POST',
    path: '/api/v2/auth/logout',
    summary: 'End this session; its token is dead at once. One that began at a provider is told where to end it there',
    auth: 'session',
    beforeSecondFactor: true,
    secret: true,
    responses: { 200: signedOut, 204: noContent },
  }),
  logoutAll: defineEndpoint({
    method: 'POST',
    path: '/api/v2/auth/logout-all',
    summary: 'End all sessions of the caller. One that began at a provider is told where to end it there',
    auth: 'session',
    beforeSecondFactor: true,
    secret: true,
    responses: { 200: signedOut, 204: noContent },
  }),
  switch: defineEndpoint({
    method: 'POST',
    path: '/api/v2/auth/switch',
    summary: 'Continue as another demo account; exists on local and demo servers only',
    auth: 'session',
    secret: true,
    body: switchRequest,
    errors: ['USER_NOT_FOUND', 'ACCOUNT_DEACTIVATED'],
    responses: { 200: sessionStarted },
  }),
};
