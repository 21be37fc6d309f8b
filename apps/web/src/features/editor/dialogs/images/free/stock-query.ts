import { endpoints, LIMITS, type StockProvider } from '@mailwright/contract';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../../../shared/api/call.ts';

const A_DAY = 86_400_000;

/** Search settings that decide which free images are shown. */
export interface StockView {
  readonly provider: StockProvider;
  readonly query: string;
  /** With those that ask for a credit line. */
  readonly credited: boolean;
  readonly locale: string;
}

export const stockSourcesQuery = queryOptions({
  queryKey: ['stock', 'sources'],
  queryFn: ({ signal }) => call(endpoints.stock.sources, {}, { signal }),
});

/** Free images of one source, a page at a time. The server keeps answers for a day, so they are not asked for again. */
export const stockImagesQuery = ({ provider, query, credited, locale }: StockView) =>
  infiniteQueryOptions({
    queryKey: ['stock', 'images', { provider, query, credited, locale }],
    initialPageParam: 1,
    queryFn: ({ pageParam: page, signal }) => {
      const asked = { provider, query, credited, locale, page, per_page: LIMITS.stockPage.size };
      return call(endpoints.stock.search, { query: asked }, { signal });
    },
    getNextPageParam: (last, pages) => (last.more ? pages.length + 1 : undefined),
    staleTime: A_DAY,
    // The person is told at once, and decides when to try again: each try counts for everybody.
    retry: false,
    placeholderData: keepPreviousData,
  });
