import { formatPrice } from '@mailwright/blocks';
import type { Product } from '@mailwright/contract';
import { VisuallyHidden } from '@mantine/core';
import { i18n } from '../../../../shared/i18n/i18n.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import classes from './Product.module.css';

type Priced = Pick<Product, 'price' | 'salePrice' | 'priceTo' | 'currency'>;

/** Shows the price of a product in the number format of the user's language; on sale, with the old price struck through. */
export function ProductPrice({ product }: { readonly product: Priced }) {
  const t = useT('products');
  const { price, salePrice, priceTo, currency } = product;
  const shown = (amount: string) => formatPrice(amount, currency, i18n.language);
  const regular = [price, priceTo].flatMap((amount) => (amount === null ? [] : [shown(amount)])).join(' – ');
  if (salePrice === null) return <span className={classes.price}>{regular}</span>;
  return (
    <span className={classes.price}>
      {regular !== '' && (
        <>
          <VisuallyHidden>{`${t('price.was')} `}</VisuallyHidden>
          <s className={classes.old}>{regular}</s>
        </>
      )}
      <VisuallyHidden>{`${t('price.now')} `}</VisuallyHidden>
      <span className={classes.sale}>{shown(salePrice)}</span>
    </span>
  );
}
