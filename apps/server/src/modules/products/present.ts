import type { Product } from '@mailwright/contract';
import { isoTime } from '../templates/present.ts';
import type { ProductRecord } from './port.ts';

export function presentProduct(record: ProductRecord): Product {
  return {
    storeUuid: record.storeId,
    productId: record.id,
    productName: record.name,
    productCategories: [...record.categories],
    imageLink: record.image,
    price: record.price,
    productLink: record.link,
    productDescription: record.description,
    salePrice: record.salePrice,
    priceTo: record.priceTo,
    currency: record.currency,
    availability: record.availability,
    brand: record.brand,
    images: [...record.images],
    tags: [...record.tags],
    createdAt: record.began === null ? null : isoTime(record.began),
    updatedAt: isoTime(record.changed),
    isDeleted: record.isDeleted,
  };
}
