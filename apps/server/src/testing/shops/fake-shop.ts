import {
  type ProductBatch,
  type SourceProduct,
  StoreFailure,
  type StoreSource,
  type StoreSources,
} from '../../integrations/stores/port.ts';
import { shopAddress } from '../../integrations/stores/shop-address.ts';

/** A shop that a test has in its hands. */
export interface FakeShop {
  name: string;
  products: readonly SourceProduct[];
  /** Products of one batch. */
  batchSize: number;
  /** Thrown before the batch that begins with the product of this index. */
  failure: { readonly before: number; readonly error: unknown } | null;
  /** Waited for before each batch, and before it tells what it is. */
  pause: (index: number) => Promise<void>;
  /** Questions that it got: the cursor at which each reading began, and ids of products. */
  readonly asked: (string | null)[];
  /** Stores that it was connected for. */
  readonly connected: StoreSource[];
  readonly sources: StoreSources;
}

const unread = () => {
  throw new StoreFailure('STORE_UNREADABLE', 'This test reads no feeds.');
};

/** Sources of a test without shops, which refuse every question. */
export const NO_STORES: StoreSources = {
  connect: () => {
    throw new StoreFailure('STORE_UNREACHABLE', 'This test has no shops.');
  },
  readFeed: unread,
  lookAtFeed: unread,
  addressOf: shopAddress,
  lookAtAddress: unread,
};

export function createFakeShop(products: readonly SourceProduct[] = []): FakeShop {
  const shop: FakeShop = {
    name: 'Fake shop',
    products,
    batchSize: 100,
    failure: null,
    pause: async () => undefined,
    asked: [],
    connected: [],
    sources: {
      ...NO_STORES,
      connect(source) {
        shop.connected.push(source);
        return {
          async test() {
            await shop.pause(0);
            if (shop.failure) throw shop.failure.error;
            const { name, products: all } = shop;
            return { name, currency: 'EUR', total: all.length, products: all.slice(0, 5) };
          },
          products(from) {
            shop.asked.push(from);
            return batches(shop, from);
          },
          async product(id) {
            shop.asked.push(id);
            if (shop.failure) throw shop.failure.error;
            return shop.products.find((product) => product.id === id) ?? null;
          },
        };
      },
    },
  };
  return shop;
}

async function* batches(shop: FakeShop, from: string | null): AsyncGenerator<ProductBatch> {
  for (let start = Number(from ?? 0); start < shop.products.length; start += shop.batchSize) {
    await shop.pause(start);
    const end = start + shop.batchSize;
    if (shop.failure && shop.failure.before < end) throw shop.failure.error;
    const cursor = end < shop.products.length ? String(end) : null;
    yield { products: shop.products.slice(start, end), cursor, total: shop.products.length, skipped: [] };
  }
}
