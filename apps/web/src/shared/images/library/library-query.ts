import { endpoints, LIMITS } from '@mailwright/contract';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

/** Filters and order of the images of the library. */
export interface LibraryView {
  readonly query: string;
  readonly sort: 'newest' | 'name' | 'size';
  /** Id of a folder, `none` for images in no folder; null for all images. */
  readonly folder: string | null;
}

const PAGE = LIMITS.page.max;

/** Returns the query for images of the library, a page at a time. */
export const libraryQuery = ({ query, sort, folder }: LibraryView) =>
  infiniteQueryOptions({
    queryKey: ['images', 'library', { query, sort, folder }],
    initialPageParam: LIMITS.page.offset as number,
    queryFn: ({ pageParam, signal }) => {
      const which = { sort, query: query || undefined, folder: folder ?? undefined, limit: PAGE, offset: pageParam };
      return call(endpoints.assets.listOwn, { query: which }, { signal });
    },
    // Whether there are more shows only in the next page.
    getNextPageParam: (last, pages) => (last.length < PAGE ? undefined : pages.length * PAGE),
    // Comparing thousands of images with themselves takes longer than drawing those in sight.
    structuralSharing: false,
    // The list stays while something else is looked up.
    placeholderData: keepPreviousData,
  });
