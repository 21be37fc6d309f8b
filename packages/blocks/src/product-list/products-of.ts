import type { TextContext } from '../mail-block.ts';
import { productProps } from '../product/product-props.ts';
import type { ProductProps } from '../product/props.ts';
import type { ProductListProps } from './definition.ts';

/** What a list shows, each as a product block would have it. */
export function productsOf(
  { rule, columns, shown, ...look }: ProductListProps,
  { settings }: Pick<TextContext, 'settings'>,
): readonly ProductProps[] {
  return shown.map((product) => ({ ...look, ...productProps(product, settings.lang, ''), live: null }));
}
