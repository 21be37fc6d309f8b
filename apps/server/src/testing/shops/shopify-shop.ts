import { type AskedShop, jsonAnswer, NOT_FOUND, type ShopAnswer } from './shop-answer.ts';
import { adminAnswer, grantAnswer } from './shopify-admin-api.ts';
import {
  askedProduct,
  connectionOf,
  graphqlError,
  rangeOf,
  type ShopifyProduct,
  type ShopifyQuestion,
  type ShopifyShop,
} from './shopify-product.ts';

const STOREFRONT = /^\/api\/\d{4}-\d{2}\/graphql\.json$/;

const ADMIN = /^\/admin\/api\/\d{4}-\d{2}\/graphql\.json$/;

export function createShopifyShop(count = 0): ShopifyShop {
  const shop: ShopifyShop = {
    products: new Map(),
    currency: 'USD',
    mostPerPage: 250,
    tokens: new Map(),
    apps: new Map(),
    bucket: null,
    answer(asked) {
      if (asked.path === '/') return pageOf('demo.myshopify.com');
      if (asked.method !== 'POST') return NOT_FOUND;
      if (asked.path === '/admin/oauth/access_token') return grantAnswer(shop, asked);
      if (STOREFRONT.test(asked.path)) return storefront(shop, asked);
      return ADMIN.test(asked.path) ? adminAnswer(shop, asked) : NOT_FOUND;
    },
  };
  for (let id = 1; id <= count; id += 1) {
    shop.products.set(id, { id, title: `Product ${id}`, variants: [{ price: `${id}.5` }] });
  }
  return shop;
}

/** A page of a shop's own domain. */
export function pageOf(shop: string): ShopAnswer {
  const body = `<!doctype html><title>Shop</title><script>var Shopify = Shopify || {};\nShopify.shop = "${shop}";</script>`;
  return { status: 200, headers: { 'content-type': 'text/html' }, body };
}

function storefront(shop: ShopifyShop, { body }: AskedShop): ShopAnswer {
  const { query, variables } = JSON.parse(body) as ShopifyQuestion;
  if (query.includes('shop {')) return jsonAnswer({ data: { shop: { name: 'The Demo Shop' } } });
  if (query.includes('product(id:')) {
    const product = askedProduct(shop, variables);
    return jsonAnswer({ data: { product: product ? nodeOf(shop, product) : null } });
  }
  if (variables.first > shop.mostPerPage) {
    return graphqlError('MAX_COMPLEXITY_EXCEEDED', 'Complexity exceeded');
  }
  return jsonAnswer({
    data: {
      products: connectionOf([...shop.products.values()].filter(isPublic), variables, (product) =>
        nodeOf(shop, product),
      ),
    },
  });
}

function isPublic({ status = 'ACTIVE' }: ShopifyProduct): boolean {
  return status === 'ACTIVE';
}

function nodeOf({ currency }: ShopifyShop, product: ShopifyProduct) {
  const money = (amount: string) => ({ amount, currencyCode: currency });
  const [min, max] = rangeOf(product.variants.map(({ price }) => price));
  const [compareMin, compareMax] = rangeOf(product.variants.flatMap(({ compareAt }) => compareAt ?? []));
  return {
    id: `gid://shopify/Product/${product.id}`,
    title: product.title,
    descriptionHtml: product.descriptionHtml ?? '',
    vendor: product.vendor ?? '',
    productType: product.productType ?? '',
    onlineStoreUrl: `https://demo.example/products/product-${product.id}`,
    availableForSale: product.isForSale ?? true,
    createdAt: '2026-05-01T08:00:00Z',
    publishedAt: '2026-06-01T08:00:00Z',
    priceRange: { minVariantPrice: money(min), maxVariantPrice: money(max) },
    compareAtPriceRange: { minVariantPrice: money(compareMin), maxVariantPrice: money(compareMax) },
    images: { nodes: (product.images ?? []).map((url) => ({ url })) },
    collections: { nodes: (product.collections ?? []).map((title) => ({ title })) },
    variants: {
      nodes: product.variants.map(({ price, compareAt }) => ({
        price: money(price),
        compareAtPrice: compareAt === undefined ? null : money(compareAt),
      })),
    },
  };
}
