import { LIMITS } from '@mailwright/contract';
import { Skeleton } from '@mantine/core';
import dialog from './ProductDialog.module.css';
import classes from './ProductList.module.css';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

/** Rows in the shape of products, while they load. */
export function ProductSkeleton() {
  return (
    <div className={classes.list} aria-hidden="true">
      {ROWS.map((row) => (
        <div key={row} className={classes.waiting} style={{ height: LIMITS.list.productItemHeight }}>
          <Skeleton width={22} height={22} />
          <Skeleton width={40} height={40} />
          <Skeleton height={14} width="40%" />
          <Skeleton height={14} width={70} ml="auto" />
        </div>
      ))}
    </div>
  );
}

/** The whole dialog in its shape, while the stores load. */
export function DialogSkeleton() {
  return (
    <>
      <div className={dialog.filters} aria-hidden="true">
        <Skeleton height={61} />
        <Skeleton height={61} />
        <Skeleton height={61} className={dialog.search} />
      </div>
      <div className={dialog.counts} />
      <ProductSkeleton />
    </>
  );
}
