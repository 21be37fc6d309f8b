import type { Product } from '@mailwright/contract';
import { useState } from 'react';
import { keyOf } from '../../core/products/known-products.ts';

/** The products that were picked, in their order. */
export interface Picks {
  readonly products: readonly Product[];
  /** From 1; 0 where it is not picked. */
  readonly placeOf: (product: Product) => number;
  readonly toggle: (product: Product) => void;
  readonly clear: () => void;
}

/** `isSingle`: another one takes the place of the first. */
export function usePicks(isSingle: boolean): Picks {
  const [products, setProducts] = useState<readonly Product[]>([]);
  const same = (product: Product) => (other: Product) => keyOf(other) === keyOf(product);
  return {
    products,
    placeOf: (product) => products.findIndex(same(product)) + 1,
    toggle: (product) =>
      setProducts((before) => {
        if (before.some(same(product))) return before.filter((other) => !same(product)(other));
        return isSingle ? [product] : [...before, product];
      }),
    clear: () => setProducts([]),
  };
}
