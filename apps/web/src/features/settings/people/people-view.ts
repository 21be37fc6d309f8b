import { LIMITS } from '@mailwright/contract';
import type { AccountFilter } from './accounts-query.ts';

/** View of the list of people, as the address describes it: filters, order and number of pages. */
export interface PeopleView extends AccountFilter {
  /** Number of pages shown, at least 1. */
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

/** Largest number of pages that are loaded, one by one, when an address is opened. */
const MAX_PAGES = 40;

/** Returns the view that an address describes; unknown values are ignored. */
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
    pages: Number.isInteger(pages) && pages > 1 ? Math.min(pages, MAX_PAGES) : 1,
  };
}

/** Returns the address that shows a view, without default values. */
export function addressOfView(view: PeopleView): string {
  const said = Object.entries(view).filter(([name, value]) => value !== EVERYBODY[name as keyof PeopleView]);
  const query = new URLSearchParams(said.map(([name, value]) => [name, String(value)]));
  return query.size === 0 ? '/settings/people' : `/settings/people?${query}`;
}
