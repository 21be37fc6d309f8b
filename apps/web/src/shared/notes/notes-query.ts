import { endpoints, LIMITS } from '@mailwright/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';

const PAGE = 50;

/** Returns the query for the notes of a template, newest first, a page at a time. */
export const notesQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['notes', id],
    initialPageParam: LIMITS.page.offset as number,
    queryFn: ({ pageParam, signal }) => {
      const query = { limit: PAGE, offset: pageParam };
      return call(endpoints.notes.listOfTemplate, { params: { id }, query }, { signal });
    },
    // Whether there are more shows only in the next page.
    getNextPageParam: (last, pages) => (last.length < PAGE ? undefined : pages.length * PAGE),
    // Others write here too.
    staleTime: 0,
  });

/** Returns the query for the number of a template's notes, for a list that has loaded only the first pages. */
export const noteCountQuery = (id: string) =>
  queryOptions({
    // Begins like the notes' own, so that it is asked for again with them.
    queryKey: ['notes', id, 'count'],
    queryFn: async ({ signal }) => {
      const { noteCount } = await call(endpoints.userTemplates.info, { params: { id } }, { signal });
      return noteCount;
    },
    staleTime: 0,
  });
