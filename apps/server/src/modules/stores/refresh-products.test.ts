import { expect, test, vi } from 'vitest';
import { createFakeShop } from '../../testing/shops/fake-shop.ts';
import { sourceProduct } from '../../testing/shops/stores.ts';
import type { StoreRecord } from './port.ts';
import { createRefreshProducts } from './refresh-products.ts';
import { createCredentialBox } from './sealed-credentials.ts';

const STORE = { id: 'shop', kind: 'woocommerce', url: 'https://shop.example', feed: null } as StoreRecord;

test('what cannot be kept stays as it is known, and is asked for again', async () => {
  const shop = createFakeShop([sourceProduct('cup'), sourceProduct('jug')]);
  const kept: string[] = [];
  let isFull = true;
  const warn = vi.fn();
  const refresh = createRefreshProducts({
    stores: { credentials: async () => null },
    syncs: {
      async keep(_, productId) {
        if (isFull && productId === 'cup') throw new Error('database is locked');
        kept.push(productId);
      },
    },
    connect: shop.sources.connect,
    box: createCredentialBox(() => Buffer.alloc(32, 1)),
    now: () => 0,
    log: { warn },
  });
  const keys = ['cup', 'jug'].map((productId) => ({ storeUuid: 'shop', productId }));
  await refresh([STORE], keys);
  expect(kept).toEqual(['jug']);
  expect(warn).toHaveBeenCalledTimes(1);
  isFull = false;
  await refresh([STORE], keys);
  expect(kept).toEqual(['jug', 'cup']);
});
