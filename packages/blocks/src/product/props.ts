import { colorSchema, type JsonObject } from '@mailwright/document';
import * as z from 'zod/mini';
import { linkSchema } from '../shared/link/link.ts';

const text = (most: number) => z.string().check(z.maxLength(most));
const amount = z.nullable(z.string().check(z.regex(/^\d{1,12}(\.\d{1,4})?$/)));

/** A product of a store: what of the API's `Product` a mail shows or compares. Amounts have a dot and no currency. */
export const takenProductSchema = z.object({
  storeUuid: text(100),
  productId: text(255),
  productName: text(500),
  productDescription: text(2000),
  imageLink: text(8192),
  productLink: text(8192),
  price: amount,
  salePrice: amount,
  priceTo: amount,
  currency: z.nullable(z.string().check(z.regex(/^[A-Z]{3}$/))),
  availability: text(40),
});

export type TakenProduct = z.infer<typeof takenProductSchema>;

/** The store's own values when they were taken, and when that was. */
const takenSchema = z.extend(z.omit(takenProductSchema, { storeUuid: true, productId: true }), { at: text(40) });

const livePath = (end: string) =>
  z.string().check(z.regex(new RegExp(`^/api/v2/internal/product/[\\w.~-]{1,2000}${end}$`)));

/** Paths that this server signed: a picture of the product as it is when the mail is opened, and its page. */
const liveSchema = z.object({
  src: livePath('/picture\\.png'),
  href: livePath(''),
  width: z.number().check(z.minimum(1), z.maximum(2000)),
  height: z.number().check(z.minimum(1), z.maximum(20_000)),
});

/** Look of a product, independent of which product it is. */
export const productLookShape = {
  layout: z.enum(['vertical', 'horizontal']),
  buttonLabel: text(200),
  buttonColor: colorSchema,
  buttonTextColor: colorSchema,
  /** Given by a brand kit, CSS pixels. */
  buttonRadius: z.optional(z.number().check(z.minimum(0), z.maximum(60))),
  showImage: z._default(z.boolean(), true),
  showTitle: z._default(z.boolean(), true),
  showPrice: z._default(z.boolean(), true),
  showDescription: z._default(z.boolean(), true),
};

/** `price` is struck through where there is a `salePrice`. `storeUuid` and `productId` say where it was taken from. */
export const productSchema = z.object({
  src: text(8192),
  alt: text(1000),
  title: text(500),
  price: text(100),
  salePrice: z._default(text(100), ''),
  description: text(2000),
  link: linkSchema,
  ...productLookShape,
  storeUuid: z._default(text(100), ''),
  productId: z._default(text(255), ''),
  taken: z._default(z.nullable(takenSchema), null),
  live: z._default(z.nullable(liveSchema), null),
});

export type ProductProps = z.infer<typeof productSchema>;

export type ProductLook = Pick<ProductProps, keyof typeof productLookShape>;

/** Props that version 2 added: a product typed by hand shows all of its parts and has no store. */
export const SINCE_VERSION_2: JsonObject = {
  salePrice: '',
  showImage: true,
  showTitle: true,
  showPrice: true,
  showDescription: true,
  storeUuid: '',
  productId: '',
  taken: null,
  live: null,
};
