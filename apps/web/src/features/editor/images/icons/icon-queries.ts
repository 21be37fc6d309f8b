import { endpoints, type IconCategory, type IconStyle, LIMITS } from '@mailwright/contract';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../../shared/api/call.ts';

/** Search settings that decide which icons are shown; undefined: of any category, in any style. */
export interface IconView {
  readonly query: string;
  readonly category: IconCategory | undefined;
  readonly style: IconStyle | undefined;
}

const { size: count } = LIMITS.iconPage;

/** Icons that match, best first, a page at a time. They change with a release of the product only. */
export const iconsQuery = (view: IconView) =>
  infiniteQueryOptions({
    queryKey: ['icons', 'search', view],
    initialPageParam: LIMITS.page.offset as number,
    queryFn: ({ pageParam: offset, signal }) => {
      const free = { vector: true, premium: false, license: 'commercial-nonattribution' } as const;
      return call(endpoints.icons.search, { query: { ...view, ...free, offset, count } }, { signal });
    },
    // Whether there are more shows only in the next page.
    getNextPageParam: (last, pages) => (last.length < count ? undefined : pages.length * count),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const iconCategoriesQuery = queryOptions({
  queryKey: ['icons', 'categories'],
  queryFn: ({ signal }) => call(endpoints.icons.categories, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

export const iconStylesQuery = queryOptions({
  queryKey: ['icons', 'styles'],
  queryFn: ({ signal }) => call(endpoints.icons.styles, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
