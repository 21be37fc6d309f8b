import { LIMITS, type Product } from '@mailwright/contract';
import { useT } from '../../../../shared/i18n/use-t.ts';
import classes from './ProductList.module.css';
import { ProductPicture } from './ProductPicture.tsx';
import { ProductPrice } from './ProductPrice.tsx';

interface ProductRowProps {
  readonly id: string;
  readonly product: Product;
  readonly place: { readonly index: number; readonly total: number | null; readonly start: number };
  /** Its place among those that were picked, from 1; 0 where it is not. */
  readonly picked: number;
  readonly isActive: boolean;
  readonly onPick: () => void;
  readonly onOpen: () => void;
}

/** A product by picture, name, price and availability. */
export function ProductRow({ id, product, place, picked, isActive, onPick, onOpen }: ProductRowProps) {
  const t = useT('products');
  const { productName, productCategories, imageLink, availability, brand } = product;
  const about = [brand, ...productCategories].filter(Boolean).join(' · ');
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the list's.
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={picked > 0}
      aria-posinset={place.index + 1}
      aria-setsize={place.total ?? -1}
      className={classes.row}
      data-active={isActive || undefined}
      style={{ height: LIMITS.list.productItemHeight, transform: `translateY(${place.start}px)` }}
      onClick={onPick}
      onDoubleClick={onOpen}
    >
      <span className={classes.tick} data-picked={picked > 0 || undefined} aria-hidden="true">
        {picked > 0 && picked}
      </span>
      <ProductPicture address={imageLink} size={40} />
      <span className={classes.words}>
        <span className={classes.name} title={productName}>
          {productName}
        </span>
        <span className={classes.about}>{about}</span>
      </span>
      <span className={classes.facts}>
        <ProductPrice product={product} />
        <span className={classes.stock} data-state={availability}>
          {t(`availability.${availability}`)}
        </span>
      </span>
    </div>
  );
}
