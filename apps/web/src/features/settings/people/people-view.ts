import { LIMITS } from '@mailwright/contract';
import type { AccountFilter } from './accounts-query.ts';

/** Which people are listed, in what order, and how many pages of them: what the address says. */
export interface PeopleView extends AccountFilter {
  /** At least 1. */
  readonly pages: number;
}

export const EVERYBODY: PeopleView = {
  query: '',
  role: 'all',
  state: 'all',
  plan: 'all',
  secondFactor: 'all',
  sort: 'name',
  pages: 1,
};

/** What is loaded page by page when an address is opened stays within reason. */
const MOST_PAGES = 40;

/** Reads the address; what it says that does not exist counts as not said. */
export function viewOfAddress(search: URLSearchParams): PeopleView {
  const one = <T extends string>(name: keyof PeopleView, known: readonly T[], otherwise: T): T =>
    known.find((value) => value === search.get(name)) ?? otherwise;
  const plan = search.get('plan') ?? '';
  const pages = Number(search.get('pages'));
  return {
    query: (search.get('query') ?? '').trim().slice(0, LIMITS.searchTerm.max),
    role: one('role', ['admin', 'user'], 'all' as const),
    state: one('state', ['active', 'deactivated'], 'all' as const),
    plan: /^\d{1,4}$/.test(plan) ? Number(plan) : 'all',
    secondFactor: one('secondFactor', ['some', 'none'], 'all' as const),
    sort: one('sort', ['last-seen'], 'name' as const),
    pages: Number.isInteger(pages) && pages > 1 ? Math.min(pages, MOST_PAGES) : 1,
  };
}

/** The address that shows a view; it leaves out what is usual. */
export function addressOfView(view: PeopleView): string {
  const said = Object.entries(view).filter(([name, value]) => value !== EVERYBODY[name as keyof PeopleView]);
  const query = new URLSearchParams(said.map(([name, value]) => [name, String(value)]));
  return query.size === 0 ? '/settings/people' : `/settings/people?${query}`;
}
