import type { Actor } from '@mailwright/contract';
import { expect, test } from 'vitest';
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

test('a drawn product is drawn once until it changes, and drawing costs more than sending what is drawn', async () => {
  let record = RECORD;
  const loaded: string[] = [];
  const costs: number[] = [];
  const service = createLiveProductService({
    products: { find: async () => [record] },
    access: { requirePlan: () => undefined, among: async () => [{ id: 'shop', url: 'https://shop.example' } as never] },
    secrets: { key: async () => Buffer.alloc(32, 7) },
    loadPicture: async (address) => {
      loaded.push(address);
      throw new Error('No picture comes');
    },
  });
  const wanted = { storeUuid: 'shop', productId: 'cup', width: 200, layout: 'vertical', lang: 'de' } as const;
  const { href } = await service.sign({} as Actor, wanted);
  const token = href.split('/').at(-1) ?? '';
  const spend = async (work: number) => {
    costs.push(work);
  };
  await service.picture(token, spend);
  record = { ...RECORD, changed: 2, price: '45.00' };
  await Promise.all([service.picture(token, spend), service.picture(token, spend)]);
  await service.picture(token, spend);
  expect(costs[0]).toBe(1);
  expect(costs.toSorted((a, b) => a - b)).toEqual([1, 1, 100, 100]);
  expect(loaded).toHaveLength(2);
});
