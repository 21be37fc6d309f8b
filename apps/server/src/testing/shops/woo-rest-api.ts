import { createHmac } from 'node:crypto';
import { type AskedShop, jsonAnswer, type ShopAnswer } from './shop-answer.ts';
import {
  permalinkOf,
  termOf,
  type WooProduct,
  type WooShop,
  type WooShopKey,
  wooPage,
  wordPressError,
} from './woo-product.ts';

/** The REST API of a shop, for who has a key. */
export function restApiAnswer(shop: WooShop, route: string, asked: AskedShop): ShopAnswer {
  const key = asked.isSecure && !shop.losesAuthorization ? basicKey(shop, asked) : null;
  const known = key ?? signedKey(shop, asked);
  if (known === 'invalid') return wordPressError('woocommerce_rest_authentication_error', 401);
  if (known === null) return wordPressError('woocommerce_rest_cannot_view', 401);
  if (known.permission === 'write') return wordPressError('woocommerce_rest_authentication_error', 401);
  if (!known.isManager) return wordPressError('woocommerce_rest_cannot_view', 403);
  const { searchParams } = new URL(asked.path, 'https://woo.example');
  const all = [...shop.products.values()];
  const wanted = searchParams.get('status');
  const listed = all.filter(({ status = 'publish' }) => (wanted === null ? status !== 'trash' : status === wanted));
  if (route === '/products') return wooPage(listed, searchParams, restProduct);
  if (route === '/data/currencies/current') return jsonAnswer({ code: shop.currency.code, symbol: '¤' });
  const id = Number(/^\/products\/(\d+)$/.exec(route)?.[1]);
  const product = all.find((one) => one.id === id);
  return product ? jsonAnswer(restProduct(product)) : wordPressError('woocommerce_rest_product_invalid_id', 404);
}

type Known = WooShopKey | 'invalid' | null;

/** A name that is not known is nobody, not a failure. */
function basicKey(shop: WooShop, { headers }: AskedShop): Known {
  const [, told = ''] = /^Basic (.+)$/.exec(headers.authorization ?? '') ?? [];
  const [name = '', secret] = Buffer.from(told, 'base64').toString().split(':');
  const key = shop.keys.get(name);
  if (!key) return null;
  return key.secret === secret ? key : 'invalid';
}

const WINDOW = 15 * 60;

const nonces = new Set<string>();

/** OAuth 1.0a without a token, in the query. */
function signedKey(shop: WooShop, { path, isSecure, host }: AskedShop): Known {
  const url = new URL(path, `${isSecure ? 'https' : 'http'}://${host}`);
  const told = Object.fromEntries(url.searchParams);
  if (told.oauth_consumer_key === undefined) return null;
  const { oauth_signature: signature, ...parameters } = told;
  const key = shop.keys.get(told.oauth_consumer_key);
  if (!key || told.oauth_signature_method !== 'HMAC-SHA256') return 'invalid';
  const query = Object.keys(parameters)
    .sort()
    .map((name) => phpRawUrlEncode(`${phpRawUrlEncode(name)}=${phpRawUrlEncode(parameters[name] ?? '')}`))
    .join('%26');
  const text = `GET&${phpRawUrlEncode(url.origin + url.pathname)}&${query}`;
  if (createHmac('sha256', `${key.secret}&`).update(text).digest('base64') !== signature) return 'invalid';
  const age = Math.abs(Date.now() / 1000 - Number(told.oauth_timestamp));
  const nonce = told.oauth_nonce ?? '';
  if (!(age < WINDOW) || nonce === '' || nonces.has(nonce)) return 'invalid';
  nonces.add(nonce);
  return key;
}

function phpRawUrlEncode(text: string): string {
  return [...Buffer.from(text)]
    .map((byte) => {
      const sign = String.fromCharCode(byte);
      return /[A-Za-z0-9_.~-]/.test(sign) ? sign : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
    })
    .join('');
}

function restProduct(product: WooProduct) {
  const isParent = product.range !== undefined;
  return {
    id: product.id,
    name: product.name,
    slug: `product-${product.id}`,
    type: isParent ? 'variable' : 'simple',
    status: product.status ?? 'publish',
    catalog_visibility: product.isHidden ? 'hidden' : 'visible',
    permalink: permalinkOf(product),
    date_created: product.created ?? '2026-05-01T08:00:00',
    date_created_gmt: product.created ?? '2026-05-01T08:00:00',
    short_description: product.summary ?? '',
    description: product.description ?? '',
    // What belongs to variations is theirs.
    price: product.range?.[0] ?? product.sale ?? product.regular,
    regular_price: isParent ? '' : product.regular,
    sale_price: isParent ? '' : (product.sale ?? ''),
    on_sale: product.sale !== undefined,
    purchasable: product.isPurchasable ?? true,
    stock_status: product.stock ?? 'instock',
    images: (product.images ?? []).map((src, id) => ({ id, src, name: '', alt: '' })),
    categories: (product.categories ?? []).map(termOf),
    tags: (product.tags ?? []).map(termOf),
    brands: (product.brands ?? []).map(termOf),
  };
}
