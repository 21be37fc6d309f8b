import { endpoints } from '@mailwright/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';

/** Query for the second factors of the account. */
export const secondFactorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: ({ signal }) => call(endpoints.secondFactor.read, {}, { signal }),
});
