import { LIMITS } from '@mailwright/contract';
import { z } from 'zod';
import { type SourceProduct, type StoreConnector, StoreFailure } from '../port.ts';
import { textField, textsOf } from '../read-response.ts';
import type { ShopRequest, Wait } from '../shop-request.ts';
import { oneLine } from '../values/plain-text.ts';
import { API_VERSION } from './api.ts';
import { type AskGraphql, createAskGraphql } from './ask-graphql.ts';
import { firstPage, globalIdOf, productPages } from './product-pages.ts';
import { findShopOrigin } from './shop-domain.ts';
import { nodes, shopifyProduct } from './shopify-product.ts';

/** Fields of a product that Shopify gives out without a token; tags are not among them. */
const PRODUCT = `fragment Told on Product {
  id title descriptionHtml vendor productType onlineStoreUrl availableForSale createdAt publishedAt
  priceRange { minVariantPrice { amount currencyCode } maxVariantPrice { amount } }
  compareAtPriceRange { maxVariantPrice { amount } }
  images(first: 4) { nodes { url } }
  collections(first: 6) { nodes { title } }
  variants(first: 5) { nodes { price { amount } compareAtPrice { amount } } }
}`;

const PAGE = `query Products($first: Int!, $after: String) {
  products(first: $first, after: $after, sortKey: ID) { nodes { ...Told } pageInfo { hasNextPage endCursor } }
}
${PRODUCT}`;

const ONE = `query OneProduct($id: ID!) { product(id: $id) { ...Told } }
${PRODUCT}`;

const SHOP = 'query Shop { shop { name } }';

const money = z.object({ amount: textField }).catch({ amount: '' });

const product = z.object({
  id: z.string(),
  title: textField,
  descriptionHtml: textField,
  vendor: textField,
  productType: textField,
  onlineStoreUrl: textField,
  availableForSale: z.boolean().nullable().catch(null),
  createdAt: textField,
  publishedAt: textField,
  priceRange: z.object({
    minVariantPrice: z.object({ amount: textField, currencyCode: textField }),
    maxVariantPrice: money,
  }),
  compareAtPriceRange: z.object({ maxVariantPrice: money }).catch({ maxVariantPrice: { amount: '' } }),
  images: nodes(textsOf('url')),
  collections: nodes(textsOf('title')),
  variants: nodes(z.array(z.object({ price: money, compareAtPrice: money }))),
});

/** A Shopify store without a token: what every visitor sees. */
export function createStorefront(ask: ShopRequest, wait: Wait, address: URL): StoreConnector {
  let opened: Promise<AskGraphql> | null = null;
  const open = () => {
    opened ??= findShopOrigin(ask, address).then(({ origin }) =>
      createAskGraphql(ask, wait, `${origin}/api/${API_VERSION}/graphql.json`),
    );
    return opened;
  };
  const pageOf = async (first: number, after: string | null) => {
    const { products } = await (await open())({ query: PAGE, variables: { first, after } });
    return products;
  };

  return {
    async test() {
      const { products } = await firstPage((after) => pageOf(LIMITS.stores.sample, after), readNode);
      const shop = await (await open())({ query: SHOP, variables: {} }).catch(() => ({}));
      const { data } = z.object({ shop: z.object({ name: textField }) }).safeParse(shop);
      const currency = products.find((one) => one.currency !== null)?.currency ?? null;
      return { name: oneLine(data?.shop.name ?? '', LIMITS.name.max), currency, total: null, products };
    },

    products: (from) => productPages(pageOf, readNode, from),

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

function readNode(node: unknown): SourceProduct | string {
  const { data: told } = product.safeParse(node);
  if (!told) return 'This is not a product.';
  const { minVariantPrice, maxVariantPrice } = told.priceRange;
  return shopifyProduct({
    ...told,
    categories: [...told.collections.nodes, told.productType],
    images: told.images.nodes,
    tags: [],
    availability: told.availableForSale === null ? 'unknown' : told.availableForSale ? 'inStock' : 'outOfStock',
    prices: {
      currency: minVariantPrice.currencyCode,
      min: minVariantPrice.amount,
      max: maxVariantPrice.amount,
      compareMax: told.compareAtPriceRange.maxVariantPrice.amount,
      variants: told.variants.nodes.map((one) => ({ price: one.price.amount, compareAt: one.compareAtPrice.amount })),
    },
  });
}
