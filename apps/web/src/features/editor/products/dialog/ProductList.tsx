import { LIMITS, type Product } from '@mailwright/contract';
import { Button } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { keyOf } from '../../core/products/known-products.ts';
import classes from './ProductList.module.css';
import { ProductRow } from './ProductRow.tsx';
import type { Picks } from './use-picks.ts';

const { productItemHeight: ROW, overscan: OVERSCAN } = LIMITS.list;

/** So many rows before the end the next page is asked for. */
const AHEAD = 20;

/** Rows that a page key goes. */
const STEP = 6;

interface ProductListProps {
  readonly products: readonly Product[];
  /** Number of products including those that are not loaded yet; null when there are too many to count. */
  readonly total: number | null;
  readonly picks: Picks;
  readonly more: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly fetchNextPage: () => unknown;
  };
  readonly onInsert: (products?: readonly Product[]) => void;
}

/** Products to pick from. Only rows in sight are drawn; arrows walk, Space picks, Enter inserts. */
export function ProductList({ products, total, picks, more, onInsert }: ProductListProps) {
  const t = useT('products');
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const virtual = useVirtualizer({
    count: products.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: OVERSCAN,
  });
  const rows = virtual.getVirtualItems();
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = more;
  const wantsMore = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  const isNearEnd = (rows.at(-1)?.index ?? 0) >= products.length - AHEAD;
  useEffect(() => {
    if (isNearEnd && wantsMore) void fetchNextPage();
  }, [isNearEnd, wantsMore, fetchNextPage]);

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const product = products[active];
    const to = targetOf(event.key, active, products.length - 1);
    if (event.key === ' ' && product) picks.toggle(product);
    else if (event.key === 'Enter' && product) onInsert(picks.products.length > 0 ? undefined : [product]);
    else if (to !== undefined) {
      setActive(to);
      virtual.scrollToIndex(to);
    } else return;
    event.preventDefault();
  };

  return (
    <>
      <div
        ref={scroller}
        className={classes.list}
        role="listbox"
        tabIndex={0}
        aria-multiselectable="true"
        aria-label={t('list')}
        aria-activedescendant={`${id}${active}`}
        aria-busy={isFetchingNextPage}
        onKeyDown={press}
      >
        <div role="presentation" className={classes.rows} style={{ height: virtual.getTotalSize() }}>
          {rows.map(({ index, start }) => {
            const product = products[index];
            return (
              product && (
                <ProductRow
                  key={keyOf(product)}
                  id={`${id}${index}`}
                  product={product}
                  place={{ index, total, start }}
                  picked={picks.placeOf(product)}
                  isActive={index === active}
                  onPick={() => {
                    setActive(index);
                    picks.toggle(product);
                  }}
                  onOpen={() => onInsert(withProduct(picks.products, product))}
                />
              )
            );
          })}
        </div>
      </div>
      {isFetchNextPageError && (
        <div className={classes.more} role="alert">
          {t('more.failed')}
          <Button variant="default" size="compact-sm" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('shared:tryAgain')}
          </Button>
        </div>
      )}
    </>
  );
}

/** A double click picks, takes back and inserts: what it was made on is inserted in any case. */
function withProduct(products: readonly Product[], product: Product): readonly Product[] {
  return products.some((other) => keyOf(other) === keyOf(product)) ? products : [...products, product];
}

function targetOf(key: string, active: number, last: number): number | undefined {
  const targets: Readonly<Record<string, number>> = {
    ArrowDown: active + 1,
    ArrowUp: active - 1,
    PageDown: active + STEP,
    PageUp: active - STEP,
    Home: 0,
    End: last,
  };
  const to = targets[key];
  return to === undefined ? undefined : Math.min(Math.max(to, 0), last);
}
