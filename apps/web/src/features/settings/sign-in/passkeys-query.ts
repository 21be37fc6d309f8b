import { endpoints } from '@mailwright/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';

/** Query for the passkeys of the account. */
export const passkeysQuery = queryOptions({
  queryKey: ['second-factor', 'passkeys'],
  queryFn: ({ signal }) => call(endpoints.passkeys.list, {}, { signal }),
});
