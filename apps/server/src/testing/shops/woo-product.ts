import { type AskedShop, jsonAnswer, type ShopAnswer } from './shop-answer.ts';

/** A product as WooCommerce keeps it. Amounts are decimals with a dot, as its REST API writes them. */
export interface WooProduct {
  readonly id: number;
  readonly name: string;
  readonly regular: string;
  readonly sale?: string;
  /** Lowest and highest current price of a product with variations. */
  readonly range?: readonly [string, string];
  readonly summary?: string;
  readonly description?: string;
  readonly categories?: readonly string[];
  readonly tags?: readonly string[];
  readonly brands?: readonly string[];
  readonly images?: readonly string[];
  readonly stock?: 'instock' | 'outofstock' | 'onbackorder';
  readonly isPurchasable?: boolean;
  readonly permalink?: string;
  /** True when visitors do not see it. */
  readonly isHidden?: boolean;
  readonly status?: 'publish' | 'draft' | 'trash';
  readonly created?: string;
}

/** A key of the REST API. */
export interface WooShopKey {
  readonly secret: string;
  readonly permission: 'read' | 'write';
  /** True when its user may see products that are not published. */
  readonly isManager: boolean;
}

/** A WordPress site with a WooCommerce shop: its Store API, which asks for no key, and its REST API, which does. */
export interface WooShop {
  readonly products: Map<number, WooProduct>;
  currency: { code: string; digits: number };
  /** The folder that WordPress stands in, e.g. `/shop`. */
  folder: string;
  /** Address that the site gives as its own. */
  home: string;
  readonly keys: Map<string, WooShopKey>;
  /** PHP as CGI does not hear of it. */
  losesAuthorization: boolean;
  isStoreApiClosed: boolean;
  /** Percent that visitors see added to what was typed. */
  tax: number;
  readonly answer: (asked: AskedShop) => ShopAnswer;
}

/** A term as all APIs of WooCommerce tell it. */
export function termOf(name: string, id: number) {
  return { id, name, slug: name.toLowerCase(), link: `https://woo.example/${id}/` };
}

export function permalinkOf({ id, permalink }: WooProduct): string {
  return permalink ?? `https://woo.example/product/product-${id}/`;
}

export function wordPressError(code: string, status: number): ShopAnswer {
  return jsonAnswer({ code, message: 'Something went wrong.', data: { status } }, {}, status);
}

/** A page of products by their ids, and how many there are, as WordPress tells it. */
export function wooPage(
  products: readonly WooProduct[],
  query: URLSearchParams,
  show: (product: WooProduct) => object,
) {
  const perPage = Number(query.get('per_page') ?? 10);
  if (perPage > 100) return wordPressError('rest_invalid_param', 400);
  const include = query.get('include')?.split(',').map(Number);
  const page = Number(query.get('page') ?? 1);
  const all = products.filter(({ id }) => include?.includes(id) ?? true).sort((one, other) => one.id - other.id);
  return jsonAnswer(all.slice((page - 1) * perPage, page * perPage).map(show), {
    'x-wp-total': String(all.length),
    'x-wp-totalpages': String(Math.ceil(all.length / perPage)),
  });
}
