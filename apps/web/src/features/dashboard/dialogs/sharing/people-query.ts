import { endpoints } from '@mailwright/contract';
import { queryOptions } from '@tanstack/react-query';
import i18next from 'i18next';
import { call } from '../../../../shared/api/call.ts';
import { toast } from '../../../../shared/ui/toast.tsx';

/** Everybody one may share with: the server knows the allowed domains, and looks in all of them when none is named. */
export const peopleQuery = queryOptions({
  queryKey: ['people'],
  queryFn: async ({ signal }) => {
    try {
      return (await call(endpoints.principals.search, { body: {} }, { signal })).principals;
    } catch (error) {
      if (!signal.aborted) toast.error(i18next.t('messages:genericFailure'));
      throw error;
    }
  },
  // Each try would say it anew; the dialog offers another one.
  retry: false,
});
