import type { Database } from '../../db/database.ts';
import { newId } from '../../db/new-id.ts';
import type { SourceProduct } from '../../integrations/stores/port.ts';
import type { NewStore } from '../../modules/stores/port.ts';
import { createStoreRepository } from '../../modules/stores/repository.ts';
import { createSyncRepository } from '../../modules/stores/sync-repository.ts';

/** A product that needs nothing but to exist, unless a test says more. */
export function sourceProduct(id: string, values: Partial<SourceProduct> = {}): SourceProduct {
  return {
    id,
    name: `Product ${id}`,
    description: '',
    categories: [],
    image: '',
    images: [],
    price: '10.00',
    salePrice: null,
    priceTo: null,
    currency: 'EUR',
    link: `https://shop.example/${id}`,
    availability: 'inStock',
    brand: '',
    tags: [],
    began: null,
    ...values,
  };
}

/** A store of a person with these products, which is not due; answers its id. */
export async function addStore(
  database: Database,
  ownerId: string | null,
  products: readonly SourceProduct[] = [],
  values: Partial<NewStore> = {},
): Promise<string> {
  const store: NewStore = {
    id: newId(),
    ownerId,
    kind: 'woocommerce',
    name: 'Shop',
    url: 'https://shop.example',
    feed: null,
    credentials: null,
    currency: null,
    now: 1000,
    syncAt: null,
    ...values,
  };
  await createStoreRepository(database).add(store);
  await readProducts(database, store.id, products, { now: store.now, syncAt: store.syncAt });
  return store.id;
}

/** One whole synchronization of a store. */
export async function readProducts(
  database: Database,
  storeId: string,
  products: readonly SourceProduct[],
  { now, syncAt = null }: { readonly now: number; readonly syncAt?: number | null },
): Promise<void> {
  const syncs = createSyncRepository(database);
  const sync = await syncs.seize(storeId, 'test', now);
  if (!sync) throw new Error('There is no such store');
  await syncs.store(sync, { products, cursor: null, total: null, skipped: [] }, now, now);
  await syncs.finish(sync, now, syncAt);
}
