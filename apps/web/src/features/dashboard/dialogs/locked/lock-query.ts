import { endpoints } from '@mailwright/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../../shared/api/call.ts';
import { TEMPLATES } from '../../data/queries.ts';

/** Interval between checks whether a lock was released, milliseconds. */
const LOOK_EVERY = 15_000;

/** Returns the query for a template without its body, always up to date: its lock changes without any action of this person. */
export const lockQuery = (id: string) =>
  queryOptions({
    queryKey: [TEMPLATES, 'lock', id],
    queryFn: ({ signal }) => call(endpoints.userTemplates.info, { params: { id } }, { signal }),
    staleTime: 0,
    refetchInterval: LOOK_EVERY,
    refetchOnWindowFocus: 'always',
  });
