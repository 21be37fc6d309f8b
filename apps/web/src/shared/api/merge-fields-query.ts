import { endpoints } from '@mailwright/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** Query for the merge fields that a mail may use, with their sample values. */
export const mergeFieldsQuery = queryOptions({
  queryKey: ['merge-fields'],
  queryFn: ({ signal }) => call(endpoints.contacts.customFields, {}, { signal }),
  staleTime: 5 * 60_000,
  retry: false,
});
