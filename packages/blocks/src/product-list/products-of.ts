import type { TextContext } from '../mail-block.ts';
import { productProps } from '../product/product-props.ts';
import type { ProductProps } from '../product/props.ts';
import type { ProductListProps } from './definition.ts';

/** Returns the products of a list, each as the props of a product block. */
export function productsOf(
  { rule, columns, shown, ...look }: ProductListProps,
  { settings }: Pick<TextContext, 'settings'>,
): readonly ProductProps[] {
  return shown.map((product) => ({ ...look, ...productProps(product, settings.lang, ''), live: null }));
}
