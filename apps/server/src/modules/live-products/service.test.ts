import type { Actor } from '@mailwright/contract';
import { afterEach, expect, test, vi } from 'vitest';
import type { ProductRecord } from '../products/port.ts';
import { createLiveProductService } from './service.ts';

const RECORD: ProductRecord = {
  storeId: 'shop',
  id: 'cup',
  name: 'Cup',
  description: '',
  categories: [],
  image: 'https://shop.example/cup.png',
  images: [],
  link: 'https://shop.example/cup',
  price: '49.00',
  salePrice: null,
  priceTo: null,
  currency: 'EUR',
  availability: 'inStock',
  brand: '',
  tags: [],
  began: null,
  changed: 1,
  isDeleted: false,
};

afterEach(() => void vi.restoreAllMocks());

/** Creates a service for this product, with pictures from `loadPicture`. */
function serviceOf(record: () => ProductRecord, loadPicture: (address: string) => Promise<Uint8Array | null>) {
  return createLiveProductService({
    products: { find: async () => [record()] },
    access: { requirePlan: () => undefined, among: async () => [{ id: 'shop', url: 'https://shop.example' } as never] },
    secrets: { key: async () => Buffer.alloc(32, 7) },
    loadPicture,
  });
}

const WANTED = { storeUuid: 'shop', productId: 'cup', width: 200, layout: 'vertical', lang: 'de' } as const;

test('a drawn product is drawn once until it changes, and drawing costs more than sending what is drawn', async () => {
  let record = RECORD;
  const loaded: string[] = [];
  const costs: number[] = [];
  const service = serviceOf(
    () => record,
    async (address) => {
      loaded.push(address);
      throw new Error('No picture comes');
    },
  );
  const { href } = await service.sign({} as Actor, WANTED);
  const token = href.split('/').at(-1) ?? '';
  const consume = async (work: number) => {
    costs.push(work);
  };
  await service.picture(token, consume);
  record = { ...RECORD, changed: 2, price: '45.00' };
  await Promise.all([service.picture(token, consume), service.picture(token, consume)]);
  await service.picture(token, consume);
  expect(costs[0]).toBe(1);
  expect(costs.toSorted((a, b) => a - b)).toEqual([1, 1, 100, 100]);
  expect(loaded).toHaveLength(2);
});

test.each([
  ['a picture that could not be drawn', '<svg', 2],
  ['a picture that was', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', 1],
])('%s is kept for a minute or an hour', async (_what, picture, times) => {
  const loadPicture = vi.fn(async () => Buffer.from(picture));
  const service = serviceOf(() => RECORD, loadPicture);
  const { href } = await service.sign({} as Actor, WANTED);
  const inAMinute = performance.now() + 61_000;
  vi.spyOn(performance, 'now').mockReturnValue(inAMinute);
  // What keeps drawn products looks at the clock once a millisecond.
  await new Promise((resolve) => setTimeout(resolve, 10));
  await service.picture(href.split('/').at(-1) ?? '', async () => undefined);
  expect(loadPicture).toHaveBeenCalledTimes(times);
});
