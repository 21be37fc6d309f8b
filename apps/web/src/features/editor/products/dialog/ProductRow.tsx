import { formatPrice } from '@mailwright/blocks';
import { LIMITS, type Product } from '@mailwright/contract';
import { VisuallyHidden } from '@mantine/core';
import { i18n } from '../../../../shared/i18n/i18n.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import productClasses from './Product.module.css';
import classes from './ProductList.module.css';
import { ProductPicture } from './ProductPicture.tsx';

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

type Priced = Pick<Product, 'price' | 'salePrice' | 'priceTo' | 'currency'>;

/** Shows the price of a product in the number format of the user's language; on sale, with the old price struck through. */
function ProductPrice({ product }: { readonly product: Priced }) {
  const t = useT('products');
  const { price, salePrice, priceTo, currency } = product;
  const shown = (amount: string) => formatPrice(amount, currency, i18n.language);
  const regular = [price, priceTo].flatMap((amount) => (amount === null ? [] : [shown(amount)])).join(' – ');
  if (salePrice === null) return <span className={productClasses.price}>{regular}</span>;
  return (
    <span className={productClasses.price}>
      {regular !== '' && (
        <>
          <VisuallyHidden>{`${t('price.was')} `}</VisuallyHidden>
          <s className={productClasses.old}>{regular}</s>
        </>
      )}
      <VisuallyHidden>{`${t('price.now')} `}</VisuallyHidden>
      <span className={productClasses.sale}>{shown(salePrice)}</span>
    </span>
  );
}
