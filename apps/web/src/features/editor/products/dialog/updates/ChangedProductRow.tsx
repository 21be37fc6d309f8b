import type { ProductChange } from '@mailwright/blocks';
import { Alert, Checkbox } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useT } from '../../../../../shared/i18n/use-t.ts';
import type { ChangedProduct } from '../../../core/products/bring-up-to-date.ts';
import { ProductPicture } from '../ProductPicture.tsx';
import { ProductSide } from './ProductSide.tsx';
import classes from './ProductUpdates.module.css';

interface ChangedProductRowProps {
  readonly changed: ChangedProduct;
  /** Of the mail. */
  readonly lang: string;
  readonly isOn: (change: ProductChange) => boolean;
  readonly onTurn: (change: ProductChange) => void;
}

/** A product of the mail: as the mail shows it, as its store has it, and which of that is taken over. */
export function ChangedProductRow({ changed, lang, isOn, onTurn }: ChangedProductRowProps) {
  const t = useT('products');
  const { node, product, changes } = changed;
  const name = typeof node.props.title === 'string' ? node.props.title : '';
  const isGone = product === null || product.isDeleted;
  const isSoldOut = !isGone && product.availability === 'outOfStock';
  return (
    <li className={classes.product} aria-label={name}>
      {(isGone || isSoldOut) && (
        <Alert color="yellow" icon={<IconAlertTriangle size={18} />} className={classes.alert}>
          {t(isGone ? 'updates.gone' : 'updates.soldOut', { name })}
        </Alert>
      )}
      <div className={classes.sides}>
        <ProductSide caption={t('updates.old')} shown={{ kind: 'mail', node }} lang={lang} />
        {isGone ? (
          <div className={classes.side}>
            <span className={classes.caption}>{t('updates.new')}</span>
            <span className={classes.lost}>
              <ProductPicture address="" size={56} />
              {t('updates.nothing')}
            </span>
          </div>
        ) : (
          <ProductSide caption={t('updates.new')} shown={{ kind: 'store', product }} lang={lang} />
        )}
      </div>
      {changes.some(({ prop }) => prop !== null) && (
        <div className={classes.changes}>
          {changes.map(
            (change) =>
              change.prop !== null && (
                <Checkbox
                  key={change.kind}
                  size="xs"
                  checked={isOn(change)}
                  label={t('updates.take', { what: t(`updates.kind.${change.kind}`) })}
                  description={change.edited ? t('updates.edited') : undefined}
                  onChange={() => onTurn(change)}
                />
              ),
          )}
        </div>
      )}
    </li>
  );
}
