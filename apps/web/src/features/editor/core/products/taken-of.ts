import type { TakenProduct } from '@mailwright/blocks';
import type { Product } from '@mailwright/contract';

/** Returns the parts of a product that blocks store. */
export function takenOf(product: TakenProduct | Product): TakenProduct {
  const { storeUuid, productId, productName, productDescription, imageLink, productLink } = product;
  const { price, salePrice, priceTo, currency, availability } = product;
  return {
    storeUuid,
    productId,
    productName,
    productDescription,
    imageLink,
    productLink,
    price,
    salePrice,
    priceTo,
    currency,
    availability,
  };
}
