import type { Endpoint } from './endpoint.ts';
import { ERRORS } from './errors.ts';

/** A NUL in the address is refused on any call. */
const ANY_CALL = [400, 500, 503];

/** Statuses of the failures a row may answer with, ascending: what its parts bring along, and what it names itself. */
export function failureStatuses(endpoint: Endpoint): number[] {
  const { method, auth, params, rates, errors = [] } = endpoint;
  const statuses = new Set<number>(ANY_CALL);
  if (auth !== 'public') for (const status of [401, 403]) statuses.add(status);
  if (params) statuses.add(404);
  // What another site sends, too much of it, or as a form where none is taken.
  if (method !== 'GET') for (const status of [403, 413, 415]) statuses.add(status);
  if (rates) statuses.add(ERRORS.RATE_LIMITED.status);
  for (const code of errors) statuses.add(ERRORS[code].status);
  return [...statuses].sort((one, other) => one - other);
}

/** The media types of a row's answers that are no error; empty where there is no body. */
export function answerTypes(endpoint: Endpoint): readonly string[] {
  if (!endpoint.produces) return ['application/json'];
  return typeof endpoint.produces === 'string' ? [endpoint.produces] : endpoint.produces;
}
