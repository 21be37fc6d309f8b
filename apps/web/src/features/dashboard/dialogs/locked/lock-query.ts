import { endpoints } from '@mailwright/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../../shared/api/call.ts';
import { TEMPLATES } from '../../data/queries.ts';

/** How often it is looked whether a lock has been given back, milliseconds. */
const LOOK_EVERY = 15_000;

/** A template without its body, as it stands now: who is editing it changes without anybody here doing anything. */
export const lockQuery = (id: string) =>
  queryOptions({
    queryKey: [TEMPLATES, 'lock', id],
    queryFn: ({ signal }) => call(endpoints.userTemplates.info, { params: { id } }, { signal }),
    staleTime: 0,
    refetchInterval: LOOK_EVERY,
    refetchOnWindowFocus: 'always',
  });
