import type { StoreTest } from '@mailwright/contract';
import { Alert } from '@mantine/core';
import { formatNumber } from '../../../../shared/format.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import classes from './TestedStore.module.css';

/** Shows the shop's answer: its name, the number of its products, and the first of them. */
export function TestedStore({ tested }: { readonly tested: StoreTest }) {
  const t = useT('stores');
  const { name, total, products } = tested;
  return (
    <Alert color="green" role="status">
      <p className={classes.found}>
        {total === null
          ? t('tested.some', { name: name || t('tested.shop') })
          : t('tested.count', { name: name || t('tested.shop'), count: total, number: formatNumber(total) })}
      </p>
      <ul className={classes.products}>
        {products.map((product, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list that is shown once, of names that may be alike
          <li key={index} className={classes.product}>
            {product.imageLink !== '' && (
              <img
                src={product.imageLink}
                alt=""
                className={classes.picture}
                loading="lazy"
                referrerPolicy="no-referrer"
              />
            )}
            <span className={classes.name}>{product.productName}</span>
            <span>{[product.price, product.currency].filter(Boolean).join(' ')}</span>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
