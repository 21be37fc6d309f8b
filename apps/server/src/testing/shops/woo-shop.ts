import { type AskedShop, jsonAnswer, NOT_FOUND, type ShopAnswer } from './shop-answer.ts';

/** A product as WooCommerce keeps it. Amounts are decimals with a dot, as its REST API writes them. */
export interface WooProduct {
  readonly id: number;
  readonly name: string;
  readonly regular: string;
  readonly sale?: string;
  /** Of a product with variations: what they cost now, from and to. */
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
}

/** A WordPress site with a WooCommerce shop: its Store API, which asks for no key. */
export interface WooShop {
  readonly products: Map<number, WooProduct>;
  currency: { code: string; digits: number };
  /** The folder that WordPress stands in, e.g. `/shop`. */
  folder: string;
  readonly answer: (asked: AskedShop) => ShopAnswer;
}

const STORE_API = '/wc/store/v1/products';

export function createWooShop(count = 0): WooShop {
  const shop: WooShop = {
    products: new Map(),
    currency: { code: 'EUR', digits: 2 },
    folder: '',
    answer: (asked) => answerOf(shop, asked),
  };
  for (let id = 1; id <= count; id += 1) {
    shop.products.set(id, {
      id,
      name: `Product ${id}`,
      regular: `${id}.90`,
      images: [`https://woo.example/${id}.jpg`],
    });
  }
  return shop;
}

function answerOf(shop: WooShop, { path }: AskedShop): ShopAnswer {
  const { pathname, searchParams } = new URL(path, 'https://woo.example');
  const prefix = `${shop.folder}/wp-json`;
  if (!pathname.startsWith(prefix)) return NOT_FOUND;
  const route = pathname.slice(prefix.length);
  if (route === '/') return jsonAnswer({ name: 'The Wool &amp; Tea Shop' });
  if (route === STORE_API) return storePage(shop, searchParams);
  const [, id] = /^\/wc\/store\/v1\/products\/(\d+)$/.exec(route) ?? [];
  if (id === undefined) return wordPressError('rest_no_route', 404);
  const product = shop.products.get(Number(id));
  return product ? jsonAnswer(storeProduct(shop, product)) : wordPressError('woocommerce_rest_product_invalid_id', 404);
}

function storePage(shop: WooShop, query: URLSearchParams): ShopAnswer {
  const perPage = Number(query.get('per_page') ?? 10);
  if (perPage > 100) return wordPressError('rest_invalid_param', 400);
  const page = Number(query.get('page') ?? 1);
  const all = [...shop.products.values()].sort((one, other) => one.id - other.id);
  const entries = all.slice((page - 1) * perPage, page * perPage).map((product) => storeProduct(shop, product));
  return jsonAnswer(entries, {
    'x-wp-total': String(all.length),
    'x-wp-totalpages': String(Math.ceil(all.length / perPage)),
  });
}

function storeProduct({ currency }: WooShop, product: WooProduct) {
  const minor = (amount: string) => {
    const [whole = '', fraction = ''] = amount.split('.');
    return String(Number(whole + fraction.padEnd(currency.digits, '0').slice(0, currency.digits)));
  };
  const now = product.sale ?? product.regular;
  return {
    id: product.id,
    name: product.name,
    slug: `product-${product.id}`,
    type: product.range ? 'variable' : 'simple',
    permalink: product.permalink ?? `https://woo.example/product/product-${product.id}/`,
    short_description: product.summary ?? '',
    description: product.description ?? '',
    on_sale: product.sale !== undefined,
    prices: {
      price: minor(product.range?.[0] ?? now),
      regular_price: minor(product.regular),
      sale_price: minor(now),
      price_range: product.range ? { min_amount: minor(product.range[0]), max_amount: minor(product.range[1]) } : null,
      currency_code: currency.code,
      currency_minor_unit: currency.digits,
      currency_decimal_separator: ',',
      currency_thousand_separator: '.',
    },
    images: (product.images ?? []).map((src, id) => ({ id, src, thumbnail: src, alt: '' })),
    categories: (product.categories ?? []).map(termOf),
    tags: (product.tags ?? []).map(termOf),
    brands: (product.brands ?? []).map(termOf),
    is_purchasable: product.isPurchasable ?? true,
    is_in_stock: product.stock !== 'outofstock',
    is_on_backorder: product.stock === 'onbackorder',
  };
}

function termOf(name: string, id: number) {
  return { id, name, slug: name.toLowerCase(), link: `https://woo.example/${id}/` };
}

export function wordPressError(code: string, status: number): ShopAnswer {
  return jsonAnswer({ code, message: 'Something went wrong.', data: { status } }, {}, status);
}
