import { productProps } from '@mailwright/blocks';
import type { Availability, Product } from '@mailwright/contract';
import type { DocumentNode, JsonValue } from '@mailwright/document';
import { VisuallyHidden } from '@mantine/core';
import { useT } from '../../../../../shared/i18n/use-t.ts';
import parts from '../Product.module.css';
import { ProductPicture } from '../ProductPicture.tsx';
import classes from './ProductUpdates.module.css';

type Shown =
  | { readonly kind: 'mail'; readonly node: DocumentNode }
  | { readonly kind: 'store'; readonly product: Product };

interface ProductSideProps {
  readonly caption: string;
  readonly shown: Shown;
  /** Of the mail. */
  readonly lang: string;
}

/** A product by picture, name, price and availability: as the mail shows it, or as the mail would. */
export function ProductSide({ caption, shown, lang }: ProductSideProps) {
  const t = useT('products');
  const props = shown.kind === 'mail' ? shown.node.props : productProps(shown.product, lang);
  const availability = shown.kind === 'mail' ? availabilityIn(shown.node.props.taken) : shown.product.availability;
  const [regular, sale] = [textOf(props.price), textOf(props.salePrice)];
  return (
    <div className={classes.side}>
      <span className={classes.caption}>{caption}</span>
      <span className={classes.one}>
        <ProductPicture address={textOf(props.src)} size={56} />
        <span className={classes.words}>
          <span className={classes.name}>{textOf(props.title)}</span>
          {sale === '' ? (
            <span>{regular}</span>
          ) : (
            <span className={classes.prices}>
              <VisuallyHidden>{`${t('price.was')} `}</VisuallyHidden>
              <s className={parts.old}>{regular}</s>
              <VisuallyHidden>{`${t('price.now')} `}</VisuallyHidden>
              <span className={parts.sale}>{sale}</span>
            </span>
          )}
          {availability && <span className={classes.stock}>{t(`availability.${availability}`)}</span>}
        </span>
      </span>
    </div>
  );
}

function textOf(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value : '';
}

const KNOWN: ReadonlySet<string> = new Set<Availability>(['inStock', 'outOfStock', 'preorder', 'backorder', 'unknown']);

function availabilityIn(taken: JsonValue | undefined): Availability | null {
  const value = typeof taken === 'object' && taken !== null && 'availability' in taken ? taken.availability : null;
  return typeof value === 'string' && isAvailability(value) ? value : null;
}

function isAvailability(value: string): value is Availability {
  return KNOWN.has(value);
}
