import type { SourceProduct } from '../../integrations/stores/port.ts';
import { assetPath } from '../../modules/assets/asset-address.ts';
import { createAssetRepository } from '../../modules/assets/repository.ts';
import { blobKey, factsOf } from '../../modules/assets/service.ts';
import { createStoreRepository } from '../../modules/stores/repository.ts';
import { createSyncRepository } from '../../modules/stores/sync-repository.ts';
import { jpegOf } from '../../pictures/draw-svg.ts';
import { productPicture } from '../content/pictures/product-drawings.ts';
import type { DemoCategory, DemoProduct } from '../content/store/demo-product.ts';
import { DEMO_CATEGORIES } from '../content/store/demo-store.ts';
import type { SeedContext, SeedStep } from '../seed-step.ts';
import { LIBRARIAN_ID } from './library-owner.ts';

export const DEMO_STORE_ID = 'demo-store';

const SITE = 'https://www.example.com/shop';
const SIZE = 480;
const QUALITY = 82;
const DAY = 86_400_000;

/** A store for everybody whose plan has products, so that the products of a mail can be tried before a shop is connected. */
export const demoStore: SeedStep = {
  name: '12-demo-store',
  async run(context) {
    const { database, now } = context;
    const products = await Promise.all(
      DEMO_CATEGORIES.flatMap((category) =>
        category.products.map(async (product) => sourceOf(product, category, await pictureOf(product, category), now)),
      ),
    );
    await storePictures(
      context,
      products.map(({ picture }) => picture),
    );
    await createStoreRepository(database).add({
      id: DEMO_STORE_ID,
      ownerId: null,
      kind: 'demo',
      name: 'Demo store',
      url: SITE,
      feed: null,
      credentials: null,
      currency: 'EUR',
      now,
      syncAt: null,
    });
    const syncs = createSyncRepository(database);
    const sync = await syncs.seize(DEMO_STORE_ID, 'seed', now);
    if (!sync) throw new Error('The demo store was not stored');
    const batch = { products: products.map(({ source }) => source), cursor: null, total: products.length, skipped: [] };
    await syncs.store(sync, batch, now, now);
    await syncs.finish(sync, now, null);
  },
};

type DrawnPicture = Awaited<ReturnType<typeof pictureOf>>;

async function pictureOf({ name, picture, colors }: DemoProduct, { ground }: DemoCategory) {
  const content = await jpegOf(productPicture(picture, colors, ground), QUALITY);
  const facts = { content, contentType: 'image/jpeg', extension: 'jpg', width: SIZE, height: SIZE } as const;
  return { content, facts: factsOf(facts, `${name}.jpg`) };
}

async function storePictures({ database, store, now }: SeedContext, pictures: readonly DrawnPicture[]): Promise<void> {
  const assets = createAssetRepository(database);
  await Promise.all(
    pictures.map(({ content, facts }) => store.put(blobKey(LIBRARIAN_ID, facts.savedName), content, facts.contentType)),
  );
  const kept = { ownerId: LIBRARIAN_ID, templateId: null, folder: null, inLibrary: false, now };
  await assets.addAll(pictures.map(({ facts }) => ({ ...facts, ...kept })));
}

function sourceOf(product: DemoProduct, category: DemoCategory, picture: DrawnPicture, now: number) {
  const source: SourceProduct = {
    id: product.id,
    name: product.name,
    description: product.description,
    categories: [category.name],
    image: assetPath(LIBRARIAN_ID, picture.facts.savedName),
    images: [],
    price: product.price,
    salePrice: product.salePrice ?? null,
    priceTo: product.priceTo ?? null,
    currency: product.currency ?? 'EUR',
    link: `${SITE}/${product.id}`,
    availability: product.availability ?? 'inStock',
    brand: product.brand,
    tags: product.tags ?? [],
    began: now - product.age * DAY,
  };
  return { source, picture };
}
