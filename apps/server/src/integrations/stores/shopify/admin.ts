import { LIMITS } from '@mailwright/contract';
import { z } from 'zod';
import type { FetchedFile } from '../../../fetch/guarded-fetch.ts';
import { type SourceProduct, type StoreConnector, type StoreCredentials, StoreFailure } from '../port.ts';
import { flagField, listOf, textField, textsOf } from '../read-response.ts';
import type { ShopRequest, Wait } from '../shop-request.ts';
import { oneLine } from '../values/plain-text.ts';
import { readCurrency } from '../values/price-text.ts';
import { API_VERSION } from './api.ts';
import { type AskGraphql, createAskGraphql } from './ask-graphql.ts';
import { grantedToken } from './granted-token.ts';
import { firstPage, globalIdOf, productPages } from './product-pages.ts';
import { findShopOrigin, noShop } from './shop-domain.ts';
import { nodes, shopifyProduct } from './shopify-product.ts';

/** Drafts and archived products have no page that a mail could lead to; unlisted ones are reached by their link alone. */
const WANTED = new Set(['ACTIVE', 'UNLISTED']);
const FILTER = 'query: "status:active,unlisted"';

const PRODUCT = `fragment Told on Product {
  id title descriptionHtml vendor productType status tags onlineStoreUrl createdAt publishedAt
  tracksInventory totalInventory
  priceRangeV2 { minVariantPrice { amount currencyCode } maxVariantPrice { amount } }
  compareAtPriceRange { maxVariantCompareAtPrice { amount } }
  media(first: 4) { nodes { preview { image { url } } } }
  collections(first: 6) { nodes { title } }
  variants(first: 5) { nodes { price compareAtPrice availableForSale } }
}`;

const PAGE = `query Products($first: Int!, $after: String) {
  products(first: $first, after: $after, sortKey: ID, ${FILTER}) { nodes { ...Told } pageInfo { hasNextPage endCursor } }
}
${PRODUCT}`;

const ONE = `query OneProduct($id: ID!) { product(id: $id) { ...Told } }
${PRODUCT}`;

const SHOP = `query Shop { shop { name currencyCode } productsCount(limit: null, ${FILTER}) { count } }`;

const money = z.object({ amount: textField }).catch({ amount: '' });
const picture = z.object({ preview: z.object({ image: z.object({ url: z.string() }) }) });

const product = z.object({
  id: z.string(),
  title: textField,
  descriptionHtml: textField,
  vendor: textField,
  productType: textField,
  status: textField,
  tags: z.array(z.string()).catch([]),
  onlineStoreUrl: textField,
  createdAt: textField,
  publishedAt: textField,
  tracksInventory: flagField,
  totalInventory: z.number().catch(0),
  priceRangeV2: z.object({
    minVariantPrice: z.object({ amount: textField, currencyCode: textField }),
    maxVariantPrice: money,
  }),
  compareAtPriceRange: z
    .object({ maxVariantCompareAtPrice: money })
    .catch({ maxVariantCompareAtPrice: { amount: '' } }),
  media: nodes(listOf(picture)),
  collections: nodes(textsOf('title')),
  variants: nodes(listOf(z.object({ price: textField, compareAtPrice: textField, availableForSale: flagField }))),
});

const shopFacts = z.object({
  shop: z.object({ name: textField, currencyCode: textField }).catch({ name: '', currencyCode: '' }),
  productsCount: z.object({ count: z.int().nonnegative() }).nullable().catch(null),
});

/** A Shopify store with access to its Admin API: also tags, and products that are not for every visitor. */
export function createAdmin(ask: ShopRequest, wait: Wait, address: URL, credentials: StoreCredentials): StoreConnector {
  let opened: Promise<AskGraphql> | null = null;
  const open = () => {
    opened ??= findShopOrigin(ask, address).then(async ({ origin, isOwn }) => {
      // What opens a shop goes to Shopify and nowhere else.
      if (!isOwn) throw noShop();
      const token = 'token' in credentials ? credentials.token : await grantedToken(ask, origin, credentials);
      const headers = { 'x-shopify-access-token': token };
      return createAskGraphql(ask, wait, `${origin}/admin/api/${API_VERSION}/graphql.json`, { headers, refusal });
    });
    return opened;
  };
  const pageOf = async (first: number, after: string | null) => {
    const { products } = await (await open())({ query: PAGE, variables: { first, after } });
    return products;
  };
  const factsOf = async () => shopFacts.parse(await (await open())({ query: SHOP, variables: {} }));

  return {
    async test() {
      const { products } = await firstPage((after) => pageOf(LIMITS.stores.sample, after), readNode);
      const { shop, productsCount } = await factsOf();
      return {
        name: oneLine(shop.name, LIMITS.name.max),
        currency: readCurrency(shop.currencyCode),
        total: productsCount?.count ?? null,
        products,
      };
    },

    async *products(from) {
      const { productsCount } = await factsOf();
      yield* productPages(pageOf, readNode, from, productsCount?.count ?? null);
    },

    async product(id) {
      const globalId = globalIdOf(id);
      if (globalId === null) return null;
      const told = await (await open())({ query: ONE, variables: { id: globalId } });
      if (told.product === null) return null;
      const read = readNode(told.product);
      if (typeof read === 'string') throw new StoreFailure('STORE_UNREADABLE', read);
      return read;
    },
  };
}

/** Null for a product that nobody can see. */
function readNode(node: unknown): SourceProduct | string | null {
  const { data: told } = product.safeParse(node);
  if (!told) return 'This is not a product.';
  if (!WANTED.has(told.status)) return null;
  const { minVariantPrice, maxVariantPrice } = told.priceRangeV2;
  const variants = told.variants.nodes;
  const isForSale = !told.tracksInventory || told.totalInventory > 0 || variants.some((one) => one.availableForSale);
  return shopifyProduct({
    ...told,
    categories: [...told.collections.nodes, told.productType],
    images: told.media.nodes.map(({ preview }) => preview.image.url),
    availability: isForSale ? 'inStock' : 'outOfStock',
    prices: {
      currency: minVariantPrice.currencyCode,
      min: minVariantPrice.amount,
      max: maxVariantPrice.amount,
      compareMax: told.compareAtPriceRange.maxVariantCompareAtPrice.amount,
      variants: variants.map(({ price, compareAtPrice }) => ({ price, compareAt: compareAtPrice })),
    },
  });
}

function refusal({ status }: FetchedFile): StoreFailure | null {
  if (status === 401) {
    return new StoreFailure(
      'STORE_ACCESS',
      'Shopify does not accept this token. It may have expired or belong to another shop.',
    );
  }
  if (status !== 403) return null;
  return new StoreFailure('STORE_ACCESS', 'Shopify does not let the app of this token into the shop.');
}
