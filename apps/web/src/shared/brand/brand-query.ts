import { endpoints } from '@mailwright/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';

/** Brand kits that the person may use: the own one first. */
export const brandsQuery = queryOptions({
  queryKey: ['brands'],
  queryFn: ({ signal }) => call(endpoints.brand.list, {}, { signal }),
  staleTime: 60_000,
});
