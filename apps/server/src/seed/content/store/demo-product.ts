import type { Availability } from '@mailwright/contract';
import type { Colors, ProductDrawing } from '../pictures/product-drawings.ts';

/** A product of the demo store; what is left out is in euros, in stock and not on sale. */
export interface DemoProduct {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly picture: ProductDrawing;
  readonly colors: Colors;
  readonly price: string;
  readonly salePrice?: string;
  readonly priceTo?: string;
  readonly currency?: string;
  readonly availability?: Availability;
  readonly brand: string;
  readonly tags?: readonly string[];
  /** Days that it has been sold for when the store is seeded. */
  readonly age: number;
}

export interface DemoCategory {
  readonly name: string;
  /** Background color on which its products are drawn. */
  readonly ground: string;
  readonly products: readonly DemoProduct[];
}
