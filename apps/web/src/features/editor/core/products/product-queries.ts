import { endpoints, LIMITS, type ProductRule } from '@mailwright/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../../shared/api/call.ts';
import { storesQuery } from '../../../../shared/api/stores-query.ts';

const KEY = 'stores';

/** Products that come with one call. */
const PAGE = LIMITS.page.max;

/** Milliseconds for which what was asked for answers again: shops are brought up to date in the background. */
const FRESH = 30_000;

/** Between two looks at stores whose products are on their way, milliseconds. */
const SOON = 3000;

/** The stores that products can be chosen from. */
export const storeChoiceQuery = queryOptions({
  ...storesQuery,
  staleTime: FRESH,
  refetchInterval: ({ state }) => ((state.data ?? []).some(isFetchingFirst) ? SOON : false),
});

/** Its first products are on their way. */
export function isFetchingFirst({ products, sync }: { products: number; sync: { state: string } }): boolean {
  return products === 0 && (sync.state === 'waiting' || sync.state === 'running');
}

export const storeCategoriesQuery = (storeId: string) =>
  queryOptions({
    queryKey: [KEY, storeId, 'categories'],
    queryFn: ({ signal }) => call(endpoints.stores.categories, { params: { storeId } }, { signal }),
    enabled: storeId !== '',
    staleTime: FRESH,
  });

export const storeTagsQuery = (storeId: string) =>
  queryOptions({
    queryKey: [KEY, storeId, 'tags'],
    queryFn: ({ signal }) => call(endpoints.stores.tags, { params: { storeId } }, { signal }),
    enabled: storeId !== '',
    staleTime: FRESH,
  });

interface ProductSearch {
  readonly storeId: string;
  /** '' for all. */
  readonly category: string;
  readonly query: string;
}

/** Products of a store by name, a page at a time. */
export const productPagesQuery = ({ storeId, category, query }: ProductSearch) =>
  infiniteQueryOptions({
    queryKey: [KEY, storeId, 'products', category, query],
    queryFn: ({ pageParam, signal }) => {
      const search = { 'category-name': category, query, limit: PAGE, offset: pageParam, 'exact-total': false };
      return call(endpoints.stores.productPage, { params: { storeId }, query: search }, { signal });
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const loaded = pages.reduce((sum, page) => sum + page.elements.length, 0);
      const isMore = last.pagination['total-is-minimum'] || loaded < last.pagination['total-elements'];
      return last.elements.length > 0 && isMore ? loaded : undefined;
    },
    enabled: storeId !== '',
    staleTime: FRESH,
  });

/** Query for the products that a rule gives now. */
export const ruleProductsQuery = (rule: ProductRule) =>
  queryOptions({
    queryKey: [KEY, rule.storeUuid, 'rule', rule],
    queryFn: ({ signal }) => call(endpoints.stores.byRule, { body: rule }, { signal }),
    staleTime: FRESH,
  });
