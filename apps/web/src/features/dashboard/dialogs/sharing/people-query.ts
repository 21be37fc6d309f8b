import { endpoints, LIMITS } from '@mailwright/contract';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import i18next from 'i18next';
import { call } from '../../../../shared/api/call.ts';
import { toast } from '../../../../shared/ui/toast/toast.tsx';

/** Those one may share with whose name or address has every word of the term, a page at a time. */
export const peopleQuery = (term: string) =>
  infiniteQueryOptions({
    queryKey: ['people', term],
    initialPageParam: 0,
    queryFn: async ({ pageParam, signal }) => {
      try {
        const body = { term, limit: LIMITS.page.max, offset: pageParam };
        return await call(endpoints.principals.search, { body }, { signal });
      } catch (error) {
        if (!signal.aborted) toast.error(i18next.t('messages:genericFailure'));
        throw error;
      }
    },
    getNextPageParam: (last, pages) => {
      const loaded = pages.reduce((count, page) => count + page.principals.length, 0);
      return last.principals.length > 0 && loaded < last.total ? loaded : undefined;
    },
    // The list stays while a new term is looked up.
    placeholderData: keepPreviousData,
    // Each try would say it anew; the dialog offers another one.
    retry: false,
  });
