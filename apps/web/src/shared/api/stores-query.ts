import { endpoints } from '@mailwright/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** Query for the stores of the person signed in, and the demo store. */
export const storesQuery = queryOptions({
  queryKey: ['stores', 'list'],
  queryFn: ({ signal }) => call(endpoints.stores.list, {}, { signal }),
});
