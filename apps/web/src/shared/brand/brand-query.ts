import { endpoints } from '@mailwright/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';

/** Query for the brand kits that the person may use, their own one first. */
export const brandsQuery = queryOptions({
  queryKey: ['brands'],
  queryFn: ({ signal }) => call(endpoints.brand.list, {}, { signal }),
  staleTime: 60_000,
});
