import { endpoints, LIMITS } from '@mailwright/contract';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../../../shared/api/call.ts';

const PAGE = LIMITS.page.max;

/** Images of a template, newest first, a page at a time. */
export const templateImagesQuery = (id: string, query: string) =>
  infiniteQueryOptions({
    queryKey: ['images', 'template', id, { query }],
    initialPageParam: LIMITS.page.offset as number,
    queryFn: ({ pageParam, signal }) => {
      const which = { sort: 'newest' as const, query: query || undefined, limit: PAGE, offset: pageParam };
      return call(endpoints.assets.listOfTemplate, { params: { id }, query: which }, { signal });
    },
    // Whether there are more shows only in the next page.
    getNextPageParam: (last, pages) => (last.length < PAGE ? undefined : pages.length * PAGE),
    // Comparing thousands of images with themselves takes longer than drawing those in sight.
    structuralSharing: false,
    // The list stays while something else is looked up.
    placeholderData: keepPreviousData,
  });

/** Query that returns whether a template has any images. */
export const hasTemplateImagesQuery = (id: string) =>
  queryOptions({
    queryKey: ['images', 'template', id, 'any'],
    queryFn: async ({ signal }) => {
      const query = { sort: 'newest' as const, limit: 1, offset: LIMITS.page.offset };
      return (await call(endpoints.assets.listOfTemplate, { params: { id }, query }, { signal })).length > 0;
    },
    // What was saved meanwhile may show others.
    staleTime: 0,
  });
