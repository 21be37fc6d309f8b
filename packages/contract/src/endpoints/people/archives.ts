import type { RateLimit } from '../../endpoint.ts';

/** Archives of everything that is kept of a person. */
export const ARCHIVES: readonly RateLimit[] = [
  { budget: 'personal-data', max: 10, minutes: 60, per: 'person', cost: 'call', counted: 'database' },
];
