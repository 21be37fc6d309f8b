import { type AskedShop, jsonAnswer, type ShopAnswer } from './shop-answer.ts';
import {
  askedProduct,
  connectionOf,
  graphqlError,
  rangeOf,
  type ShopifyProduct,
  type ShopifyQuestion,
  type ShopifyShop,
} from './shopify-product.ts';

/** Returns a token for an app that is installed, by its client id and secret. */
export function grantAnswer(shop: ShopifyShop, { body }: AskedShop): ShopAnswer {
  const asked = JSON.parse(body) as Record<string, string>;
  const app = shop.apps.get(asked.client_id ?? '');
  if (asked.grant_type !== 'client_credentials' || app?.secret !== asked.client_secret) {
    return jsonAnswer({ error: 'application_cannot_be_found' }, {}, 400);
  }
  if (!app?.scopes) {
    const page = '<h1>Oauth error app_not_installed: The application is not installed on this shop.</h1>';
    return { status: 400, headers: { 'content-type': 'text/html' }, body: page };
  }
  const token = `shpat_granted_${shop.tokens.size}`;
  shop.tokens.set(token, app.scopes);
  return jsonAnswer({ access_token: token, scope: app.scopes.join(','), expires_in: 86_399 });
}

/** The Admin API of a shop, for who has the token of an app. */
export function adminAnswer(shop: ShopifyShop, { body, headers }: AskedShop): ShopAnswer {
  const scopes = shop.tokens.get(String(headers['x-shopify-access-token']));
  if (!scopes) {
    return jsonAnswer(
      { errors: '[API] Invalid API key or access token (unrecognized login or wrong password)' },
      {},
      401,
    );
  }
  const { query, variables } = JSON.parse(body) as ShopifyQuestion;
  if (variables.first > shop.mostPerPage) return graphqlError('MAX_COST_EXCEEDED', 'Query cost exceeds 1000');
  const { bucket } = shop;
  if (bucket && bucket.points < bucket.cost) return graphqlError('THROTTLED', 'Throttled', costOf(shop));
  if (bucket) bucket.points -= bucket.cost;
  const answer = (data: object) => jsonAnswer({ data, extensions: costOf(shop) });
  if (query.includes('shop {')) {
    const wanted = listed(shop, query).length;
    const count = scopes.includes('read_products') ? { count: wanted, precision: 'EXACT' } : null;
    return answer({ shop: { name: 'The Demo Shop', currencyCode: shop.currency }, productsCount: count });
  }
  if (!scopes.includes('read_products')) {
    return graphqlError('ACCESS_DENIED', 'Access denied for products field. Required access: `read_products`.');
  }
  if (query.includes('product(id:')) {
    const product = askedProduct(shop, variables);
    return answer({ product: product && nodeOf(shop, product) });
  }
  return answer({ products: connectionOf(listed(shop, query), variables, (product) => nodeOf(shop, product)) });
}

function listed(shop: ShopifyShop, query: string): ShopifyProduct[] {
  const [, told = ''] = /query: "status:([a-z,]+)"/.exec(query) ?? [];
  return [...shop.products.values()].filter(({ status = 'ACTIVE' }) => told.split(',').includes(status.toLowerCase()));
}

function costOf({ bucket }: ShopifyShop): object {
  if (!bucket) return {};
  const { points, cost, perSecond } = bucket;
  const throttleStatus = { maximumAvailable: 2000, currentlyAvailable: points, restoreRate: perSecond };
  return { cost: { requestedQueryCost: cost, actualQueryCost: cost, throttleStatus } };
}

function nodeOf({ currency }: ShopifyShop, product: ShopifyProduct) {
  const { id, inventory } = product;
  const money = (amount: string) => ({ amount, currencyCode: currency });
  const [min, max] = rangeOf(product.variants.map(({ price }) => price));
  const compared = product.variants.flatMap(({ compareAt }) => compareAt ?? []);
  const [compareMin, compareMax] = rangeOf(compared);
  const url = `https://demo.example/products/product-${id}`;
  return {
    id: `gid://shopify/Product/${id}`,
    title: product.title,
    descriptionHtml: product.descriptionHtml ?? '',
    vendor: product.vendor ?? '',
    productType: product.productType ?? '',
    status: product.status ?? 'ACTIVE',
    tags: product.tags ?? [],
    onlineStoreUrl: product.isOnline === false ? null : url,
    createdAt: '2026-05-01T08:00:00Z',
    publishedAt: product.isOnline === false ? null : '2026-06-01T08:00:00Z',
    tracksInventory: inventory !== undefined,
    totalInventory: inventory ?? 0,
    priceRangeV2: { minVariantPrice: money(min), maxVariantPrice: money(max) },
    compareAtPriceRange:
      compared.length === 0
        ? null
        : { minVariantCompareAtPrice: money(compareMin), maxVariantCompareAtPrice: money(compareMax) },
    media: { nodes: (product.images ?? []).map((image) => ({ preview: { image: { url: image } } })) },
    collections: { nodes: (product.collections ?? []).map((title) => ({ title })) },
    variants: {
      nodes: product.variants.map(({ price, compareAt = null }) => ({
        price,
        compareAtPrice: compareAt,
        availableForSale: product.isForSale ?? (inventory === undefined || inventory > 0),
      })),
    },
  };
}
