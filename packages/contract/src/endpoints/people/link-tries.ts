import type { RateLimit } from '../../endpoint.ts';

/** Nobody guesses a link; nobody makes the server look for guesses either. */
export const LINK_TRIES: readonly RateLimit[] = [
  { budget: 'links', max: 60, minutes: 15, per: 'address', cost: 'call', counted: 'database' },
];
