import { type Account, endpoints, LIMITS } from '@mailwright/contract';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';

/** First part of the query keys of everything about accounts. */
export const ACCOUNTS = ['accounts'] as const;

export interface AccountFilter {
  readonly query: string;
  readonly role: Account['role'] | 'all';
  readonly state: 'active' | 'deactivated' | 'all';
  /** Number of a plan. */
  readonly plan: number | 'all';
  readonly secondFactor: 'some' | 'none' | 'all';
  readonly sort: 'name' | 'last-seen';
}

const asked = ({ query, role, state, plan, secondFactor, sort }: AccountFilter) => ({
  query,
  sort,
  ...(plan !== 'all' && { plan }),
  ...(role !== 'all' && { role }),
  ...(state !== 'all' && { state }),
  ...(secondFactor !== 'all' && { secondFactor }),
});

/** Returns the query for the accounts that match a filter, a page at a time. */
export const accountsQuery = (filter: AccountFilter) =>
  infiniteQueryOptions({
    queryKey: [...ACCOUNTS, filter],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      call(
        endpoints.people.list,
        { query: { ...asked(filter), limit: LIMITS.page.size, offset: pageParam } },
        { signal },
      ),
    getNextPageParam: (last, pages) => {
      const loaded = pages.reduce((count, page) => count + page.people.length, 0);
      return last.people.length > 0 && loaded < last.total ? loaded : undefined;
    },
    placeholderData: keepPreviousData,
  });

/** Returns the query for people with active accounts whose name or email address contains the typed text. */
export const heirsQuery = (query: string) =>
  queryOptions({
    queryKey: [...ACCOUNTS, 'heirs', query],
    queryFn: ({ signal }) => call(endpoints.people.list, { query: { query, state: 'active' } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Query for all plans. */
export const plansQuery = queryOptions({
  queryKey: [...ACCOUNTS, 'plans'],
  queryFn: async ({ signal }) => (await call(endpoints.people.list, { query: { limit: 1 } }, { signal })).plans,
});

/** Query for the invitations that nobody has accepted yet. */
export const invitationsQuery = queryOptions({
  queryKey: [...ACCOUNTS, 'invitations'],
  queryFn: ({ signal }) => call(endpoints.invitations.list, {}, { signal }),
});
