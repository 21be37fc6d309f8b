import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { pagination } from './template-list.ts';
import { entityId, limit, offset, queryBoolean, timestamp } from './wire.ts';

const { products: MAX } = LIMITS;

/** An amount of money as shops write it, e.g. `49.00`: its currency stands beside it. */
export const amount = z.string().regex(/^\d{1,12}(\.\d{1,4})?$/);

/** ISO 4217, e.g. `EUR`. */
export const currencyCode = z.string().regex(/^[A-Z]{3}$/);

export const availability = z.enum(['inStock', 'outOfStock', 'preorder', 'backorder', 'unknown']);

/** The id that a shop gives a product. */
export const productId = z.string().min(1).max(MAX.id);

/** A product of a connected store. */
export const product = z.object({
  storeUuid: entityId,
  productId,
  productName: z.string(),
  productCategories: z.array(z.string()),
  /** Absolute, or the path of an image of this server; empty where it has none. */
  imageLink: z.string(),
  /** The regular price, the lowest where its variants differ; null where none is told. */
  price: amount.nullable(),
  productLink: z.string(),
  /** Plain text. */
  productDescription: z.string(),
  /** Price while the product is on sale; null when it is not. */
  salePrice: amount.nullable(),
  /** Highest regular price of its variants; null when they all cost the same. */
  priceTo: amount.nullable(),
  currency: currencyCode.nullable(),
  availability,
  brand: z.string(),
  images: z.array(z.string()),
  tags: z.array(z.string()),
  /** Time when the shop began to sell the product; null when unknown. */
  createdAt: timestamp.nullable(),
  /** Time of the last change of the product on this server. */
  updatedAt: timestamp,
  /** The shop has it no more. */
  isDeleted: z.boolean(),
});

export const productQuery = z.object({
  'return-deleted': queryBoolean.default(false),
  /** One category's name; empty asks for all. */
  'category-name': z.string().max(MAX.category).default(''),
  /** Words in name, id, brand or categories. */
  query: z.string().trim().max(LIMITS.searchTerm.max).default(''),
  limit: limit.optional(),
  offset: offset.default(0),
});

/** `total-is-minimum`: there are more than `total-elements`, where counting was let stop. */
export const productPagination = pagination.extend({ 'total-is-minimum': z.boolean().optional() });

/** Rule by which a store chooses the products to show, instead of products picked one by one. */
export const productRule = z.object({
  storeUuid: entityId,
  sort: z.enum(['newest', 'cheapest', 'discount']),
  /** A category's name; null for all. */
  category: z.string().min(1).max(MAX.category).nullable(),
  /** Null for all. */
  tag: z.string().min(1).max(MAX.tag).nullable(),
  /** Leaves out what is not on sale. */
  onSale: z.boolean(),
  count: z.int().min(1).max(MAX.perRule),
});

const productKey = z.object({ storeUuid: entityId, productId });

/** `refresh` asks the shops themselves; without it, what is known here answers. */
export const productStatesRequest = z.object({
  products: z.array(productKey).min(1).max(MAX.perCall),
  refresh: z.boolean().default(false),
});

/** In the order asked for; null for what the caller may not know of. */
export const productStates = z.array(productKey.extend({ product: product.nullable() }));

/** Width of a live picture, CSS pixels, its layout, and the language of its texts. */
export const liveProductRequest = productKey.extend({
  width: z.int().min(MAX.liveWidth.min).max(MAX.liveWidth.max),
  layout: z.enum(['vertical', 'horizontal']),
  lang: z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/),
});

/** Paths on this server: the picture, and what leads to the product's page. */
export const liveProduct = z.object({ src: z.string(), href: z.string(), height: z.int().positive() });

export type Availability = z.infer<typeof availability>;
export type Product = z.infer<typeof product>;
export type ProductPagination = z.infer<typeof productPagination>;
export type ProductQuery = z.output<typeof productQuery>;
export type ProductRule = z.infer<typeof productRule>;
export type ProductKey = z.infer<typeof productKey>;
export type ProductState = z.infer<typeof productStates>[number];
export type LiveProductRequest = z.infer<typeof liveProductRequest>;
export type LiveProduct = z.infer<typeof liveProduct>;
