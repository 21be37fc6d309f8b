import { endpoints } from '@mailwright/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';

/** Notes of a template, newest first. */
export const notesQuery = (id: string) =>
  queryOptions({
    queryKey: ['notes', id],
    queryFn: ({ signal }) => call(endpoints.notes.listOfTemplate, { params: { id } }, { signal }),
    // Others write here too.
    staleTime: 0,
  });
