import { jsonAnswer, type ShopAnswer } from './shop-answer.ts';
import { permalinkOf, termOf, type WooProduct, type WooShop, wooPage, wordPressError } from './woo-product.ts';

/** The Store API of a shop: what visitors see. */
export function storeApiAnswer(shop: WooShop, route: string, query: URLSearchParams): ShopAnswer {
  if (shop.isStoreApiClosed) return wordPressError('rest_forbidden', 401);
  const seen = [...shop.products.values()].filter(
    ({ isHidden, status = 'publish' }) => !isHidden && status === 'publish',
  );
  if (route === '/products') return wooPage(seen, query, (product) => storeProduct(shop, product));
  const id = Number(/^\/products\/(\d+)$/.exec(route)?.[1]);
  const product = seen.find((one) => one.id === id);
  return product ? jsonAnswer(storeProduct(shop, product)) : wordPressError('woocommerce_rest_product_invalid_id', 404);
}

function storeProduct({ currency, tax }: WooShop, product: WooProduct) {
  const minor = (amount: string) => {
    const [whole = '', fraction = ''] = amount.split('.');
    return String(Number(whole + fraction.padEnd(currency.digits, '0').slice(0, currency.digits)));
  };
  const shown = (amount: string) =>
    minor(tax === 0 ? amount : (Number(amount) * (1 + tax / 100)).toFixed(currency.digits));
  const now = product.sale ?? product.regular;
  return {
    id: product.id,
    name: product.name,
    slug: `product-${product.id}`,
    type: product.range ? 'variable' : 'simple',
    permalink: permalinkOf(product),
    short_description: product.summary ?? '',
    description: product.description ?? '',
    on_sale: product.sale !== undefined,
    prices: {
      price: shown(product.range?.[0] ?? now),
      regular_price: shown(product.regular),
      sale_price: shown(now),
      price_range: product.range ? { min_amount: shown(product.range[0]), max_amount: shown(product.range[1]) } : null,
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
