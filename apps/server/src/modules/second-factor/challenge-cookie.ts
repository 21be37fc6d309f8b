import { endpoints } from '@mailwright/contract';
import type { FastifyRequest } from 'fastify';
import { cookie } from '../auth/session-cookies.ts';
import { CHALLENGE_LASTS } from './service.ts';

const NAME = 'signInChallenge';

/** The cookie that says who has given a password; '' takes it away. */
export function challengeCookie(request: FastifyRequest, challenge: string): string {
  const seconds = challenge === '' ? 0 : CHALLENGE_LASTS / 1000;
  return `${cookie(request, NAME, challenge, seconds, endpoints.secondFactor.asked.path)}; HttpOnly`;
}

/** '' where there is none. */
export function challengeOf({ headers }: FastifyRequest): string {
  return new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]+)`).exec(headers.cookie ?? '')?.[1] ?? '';
}
