import { type AskedShop, jsonAnswer, type ShopAnswer } from './shop-answer.ts';

export interface ShopifyVariant {
  readonly price: string;
  readonly compareAt?: string;
}

export interface ShopifyProduct {
  readonly id: number;
  readonly title: string;
  readonly variants: readonly ShopifyVariant[];
  readonly descriptionHtml?: string;
  readonly vendor?: string;
  readonly productType?: string;
  readonly collections?: readonly string[];
  readonly images?: readonly string[];
  readonly isForSale?: boolean;
  readonly tags?: readonly string[];
  readonly status?: 'ACTIVE' | 'DRAFT' | 'ARCHIVED' | 'UNLISTED';
  /** Pieces left; absent where they are not counted. */
  readonly inventory?: number;
  readonly isOnline?: boolean;
}

/** A Shopify store: its Storefront API, which asks for no token, and its Admin API, which does. */
export interface ShopifyShop {
  readonly products: Map<number, ShopifyProduct>;
  currency: string;
  /** Products on a page above which a question is too costly. */
  mostPerPage: number;
  /** Tokens of installed apps, with the scopes of each. */
  readonly tokens: Map<string, readonly string[]>;
  /** Apps by their client ids; the scopes are those that it was installed with, null where it is not. */
  readonly apps: Map<string, { readonly secret: string; readonly scopes: readonly string[] | null }>;
  /** Points in the bucket of the Admin API, and what a question takes; null has no end of them. */
  bucket: { points: number; readonly cost: number; readonly perSecond: number } | null;
  readonly answer: (asked: AskedShop) => ShopAnswer;
}

export interface ShopifyQuestion {
  readonly query: string;
  readonly variables: { readonly first: number; readonly after: string | null; readonly id: string };
}

export function graphqlError(code: string, message: string, extensions: object = {}): ShopAnswer {
  return jsonAnswer({ errors: [{ message, extensions: { code } }], extensions });
}

export function connectionOf(
  all: readonly ShopifyProduct[],
  { first, after }: ShopifyQuestion['variables'],
  node: (product: ShopifyProduct) => object,
) {
  const last = after === null ? 0 : Number(Buffer.from(after, 'base64').toString().replace('last:', ''));
  const rest = all.filter(({ id }) => id > last).sort((one, other) => one.id - other.id);
  const page = rest.slice(0, first);
  const end = page.at(-1);
  return {
    nodes: page.map(node),
    pageInfo: {
      hasNextPage: rest.length > first,
      endCursor: end ? Buffer.from(`last:${end.id}`).toString('base64') : null,
    },
  };
}

/** Lowest and highest by number, as texts. */
export function rangeOf(amounts: readonly string[]): readonly [min: string, max: string] {
  const sorted = amounts.toSorted((one, other) => Number(one) - Number(other));
  return [sorted[0] ?? '0.0', sorted.at(-1) ?? '0.0'];
}

/** The product that a question asks for by its global id. */
export function askedProduct(shop: ShopifyShop, { id }: ShopifyQuestion['variables']): ShopifyProduct | null {
  return shop.products.get(Number(id.replace('gid://shopify/Product/', ''))) ?? null;
}
