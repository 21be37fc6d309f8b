import { endpoints } from '@mailwright/contract';
import type { FastifyRequest } from 'fastify';
import { cookie } from '../auth/session-cookies.ts';
import { CHALLENGE_LASTS } from './service.ts';

const NAME = 'signInChallenge';

/** Returns the cookie with the challenge of a person who has given a password; '' deletes it. */
export function challengeCookie(request: FastifyRequest, challenge: string): string {
  const seconds = challenge === '' ? 0 : CHALLENGE_LASTS / 1000;
  return `${cookie(request, NAME, challenge, seconds, endpoints.secondFactor.asked.path)}; HttpOnly`;
}

/** Returns the challenge in the cookie; '' when there is none. */
export function challengeOf({ headers }: FastifyRequest): string {
  return new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]+)`).exec(headers.cookie ?? '')?.[1] ?? '';
}
