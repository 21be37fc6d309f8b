import { endpoints } from '@mailwright/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** Query for the people for whom the person's previews and test mails are made. */
export const samplePeopleQuery = queryOptions({
  queryKey: ['sample-people'],
  queryFn: async ({ signal }) => (await call(endpoints.samplePeople.read, {}, { signal })).people,
  staleTime: 5 * 60_000,
  retry: false,
});
