import { endpoints } from '@mailwright/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';

/** Query for the ways to sign in on this server. */
export const signInWaysQuery = queryOptions({
  queryKey: ['sign-in-ways'],
  queryFn: ({ signal }) => call(endpoints.singleSignOn.ways, {}, { signal }),
  retry: false,
});
