import { type AskedShop, jsonAnswer, NOT_FOUND, type ShopAnswer } from './shop-answer.ts';

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
}

/** A Shopify store: its Storefront API, which asks for no token. */
export interface ShopifyShop {
  readonly products: Map<number, ShopifyProduct>;
  currency: string;
  /** Products on a page above which a question is too costly. */
  mostPerPage: number;
  readonly answer: (asked: AskedShop) => ShopAnswer;
}

interface Question {
  readonly query: string;
  readonly variables: { readonly first: number; readonly after: string | null; readonly id: string };
}

const STOREFRONT = /^\/api\/\d{4}-\d{2}\/graphql\.json$/;

export function createShopifyShop(count = 0): ShopifyShop {
  const shop: ShopifyShop = {
    products: new Map(),
    currency: 'USD',
    mostPerPage: 250,
    answer(asked) {
      if (asked.path === '/') return pageOf('demo.myshopify.com');
      return asked.method === 'POST' && STOREFRONT.test(asked.path) ? storefront(shop, asked) : NOT_FOUND;
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
  const { query, variables } = JSON.parse(body) as Question;
  if (query.includes('shop {')) return jsonAnswer({ data: { shop: { name: 'The Demo Shop' } } });
  if (query.includes('product(id:')) {
    const product = shop.products.get(Number(variables.id.replace('gid://shopify/Product/', '')));
    return jsonAnswer({ data: { product: product ? nodeOf(shop, product) : null } });
  }
  if (variables.first > shop.mostPerPage) {
    return graphqlError('MAX_COMPLEXITY_EXCEEDED', 'Complexity exceeded');
  }
  return jsonAnswer({ data: { products: connectionOf(shop, variables, nodeOf) } });
}

export function graphqlError(code: string, message: string, extensions: object = {}): ShopAnswer {
  return jsonAnswer({ errors: [{ message, extensions: { code } }], extensions });
}

function connectionOf(
  shop: ShopifyShop,
  { first, after }: Question['variables'],
  node: (shop: ShopifyShop, product: ShopifyProduct) => object,
) {
  const last = after === null ? 0 : Number(Buffer.from(after, 'base64').toString().replace('last:', ''));
  const rest = [...shop.products.values()].filter(({ id }) => id > last).sort((one, other) => one.id - other.id);
  const page = rest.slice(0, first);
  const end = page.at(-1);
  return {
    nodes: page.map((product) => node(shop, product)),
    pageInfo: {
      hasNextPage: rest.length > first,
      endCursor: end ? Buffer.from(`last:${end.id}`).toString('base64') : null,
    },
  };
}

/** Lowest and highest by number, as texts. */
function rangeOf(amounts: readonly string[]): readonly [min: string, max: string] {
  const sorted = amounts.toSorted((one, other) => Number(one) - Number(other));
  return [sorted[0] ?? '0.0', sorted.at(-1) ?? '0.0'];
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
