import { LIMITS, type Product, type Store } from '@mailwright/contract';
import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPackage, IconSearchOff } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { formatNumber } from '../../../../shared/format.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { EmptyState } from '../../../../shared/ui/EmptyState.tsx';
import { Loaded } from '../../../../shared/ui/loading/Loaded.tsx';
import { isFetchingFirst, productPagesQuery, storeCategoriesQuery } from '../../core/products/product-queries.ts';
import classes from './ProductDialog.module.css';
import { ProductList } from './ProductList.tsx';
import { ProductSkeleton } from './ProductSkeleton.tsx';
import type { Picks } from './use-picks.ts';

interface ProductResultsProps {
  readonly store: Store;
  readonly category: string;
  readonly typed: string;
  readonly picks: Picks;
  /** Shows all products of the store again. */
  readonly onClear: () => void;
  readonly onInsert: (products?: readonly Product[]) => void;
}

/** The products that are looked for, how many there are, and how many were picked. */
export function ProductResults({ store, category, typed, picks, onClear, onInsert }: ProductResultsProps) {
  const t = useT('products');
  const [settled] = useDebouncedValue(typed.trim(), LIMITS.debounce.search);
  const { storeUuid: storeId } = store;
  // Categories first, then products.
  const { isFetched } = useQuery(storeCategoriesQuery(storeId));
  const pages = useInfiniteQuery({ ...productPagesQuery({ storeId, category, query: settled }), enabled: isFetched });
  const products = pages.data?.pages.flatMap(({ elements }) => elements);
  // The last page says how many there are, where counting had stopped.
  const counted = pages.data?.pages.at(-1)?.pagination;
  const total = counted?.['total-elements'];
  const isMore = counted?.['total-is-minimum'] === true;
  const isFiltered = settled !== '' || category !== '';
  return (
    <>
      <div className={classes.counts}>
        <span role="status">
          {total === undefined
            ? ' '
            : t(isMore ? 'count.over' : 'count', { count: total, number: formatNumber(total) })}
        </span>
        <span className={classes.picked} data-shown={picks.products.length > 0 || undefined}>
          <span role="status">{picks.products.length > 0 && t('picked', { count: picks.products.length })}</span>
          <Button
            variant="subtle"
            size="compact-xs"
            onClick={picks.clear}
            tabIndex={picks.products.length > 0 ? 0 : -1}
          >
            {t('picked.clear')}
          </Button>
        </span>
      </div>
      <div className={classes.results}>
        <Loaded
          query={pages}
          data={products}
          skeleton={<ProductSkeleton />}
          failure={{ title: t('failed') }}
          empty={
            <EmptyState
              icon={isFiltered ? <IconSearchOff size={28} stroke={1.5} /> : <IconPackage size={28} stroke={1.5} />}
              title={t(isFiltered ? 'none.title' : isFetchingFirst(store) ? 'fetching.title' : 'empty.title')}
              body={t(isFiltered ? 'none.body' : isFetchingFirst(store) ? 'fetching.body' : 'empty.body', {
                store: store.name,
              })}
              action={
                isFiltered && (
                  <Button variant="default" onClick={onClear}>
                    {t('none.clear')}
                  </Button>
                )
              }
            />
          }
        >
          {(shown) => (
            <ProductList
              key={`${storeId} ${category} ${settled}`}
              products={shown}
              total={isMore ? null : (total ?? shown.length)}
              picks={picks}
              more={pages}
              onInsert={onInsert}
            />
          )}
        </Loaded>
      </div>
    </>
  );
}
