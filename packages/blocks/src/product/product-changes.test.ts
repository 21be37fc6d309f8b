import { describe, expect, it } from 'vitest';
import { productBlock } from './definition.ts';
import { bringUpToDate, productChanges } from './product-changes.ts';
import { productProps } from './product-props.ts';
import type { TakenProduct } from './props.ts';

const CUP: TakenProduct = {
  storeUuid: 'shop',
  productId: 'cup-1',
  productName: 'Cup',
  productDescription: 'Holds tea.',
  imageLink: 'https://shop.example/cup.jpg',
  productLink: 'https://shop.example/cup',
  price: '49.00',
  salePrice: '39.00',
  priceTo: null,
  currency: 'EUR',
  availability: 'inStock',
};

const block = { ...productBlock.tiles[0]!.create().props, ...productProps(CUP, 'en') };

describe('what has changed of a product', () => {
  it('is nothing while the store has it as it was taken, and for what was typed by hand', () => {
    expect(productChanges(block, CUP, 'en')).toEqual([]);
    expect(productChanges(productBlock.tiles[0]!.create().props, null, 'en')).toEqual([]);
    expect(productChanges({}, null, 'en')).toEqual([]);
  });

  it('is told part by part, the old beside the new as the mail shows them', () => {
    const now = {
      ...CUP,
      productName: 'Mug',
      price: '45.00',
      salePrice: null,
      productLink: 'https://shop.example/mug',
    };
    expect(productChanges(block, now, 'en')).toEqual([
      { kind: 'name', prop: 'title', old: 'Cup', new: 'Mug', edited: false, patch: { title: 'Mug', alt: 'Mug' } },
      { kind: 'price', prop: 'price', old: '€49.00', new: '€45.00', edited: false, patch: { price: '€45.00' } },
      { kind: 'salePrice', prop: 'salePrice', old: '€39.00', new: '', edited: false, patch: { salePrice: '' } },
      {
        kind: 'link',
        prop: 'link',
        old: 'https://shop.example/cup',
        new: 'https://shop.example/mug',
        edited: false,
        patch: { link: { href: 'https://shop.example/mug', target: '_self', title: '' } },
      },
    ]);
  });

  it('tells apart what the author wrote over, and passes over what the author already put right', () => {
    const now = { ...CUP, productName: 'Mug', price: '45.00' };
    const edited = { ...block, title: 'My favorite cup', price: '€45.00' };
    expect(productChanges(edited, now, 'en')).toEqual([
      {
        kind: 'name',
        prop: 'title',
        old: 'My favorite cup',
        new: 'Mug',
        edited: true,
        patch: { title: 'Mug', alt: 'Mug' },
      },
    ]);
    const described = { ...block, alt: 'A white cup' };
    expect(productChanges(described, now, 'en')[0]?.patch).toEqual({ title: 'Mug' });
  });

  it('is that it is sold out, or that the store has it no more', () => {
    expect(productChanges(block, { ...CUP, availability: 'outOfStock' }, 'en')).toEqual([
      { kind: 'availability', prop: null, old: 'inStock', new: 'outOfStock', edited: false, patch: {} },
    ]);
    const gone = [{ kind: 'gone', prop: null, old: 'Cup', new: '', edited: false, patch: {} }];
    expect(productChanges(block, null, 'en')).toEqual(gone);
    expect(productChanges(block, { ...CUP, isDeleted: true }, 'en')).toEqual(gone);
  });

  it('is put into the block where it is chosen; what is not stays and is not asked about again', () => {
    const now = { ...CUP, productName: 'Mug', price: '45.00' };
    const [, price] = productChanges(block, now, 'en');
    const updated = { ...block, ...bringUpToDate(now, [price!], 'en') };
    expect(updated).toMatchObject({ title: 'Cup', price: '€45.00', taken: { productName: 'Mug', price: '45.00' } });
    expect(productChanges(updated, now, 'en')).toEqual([]);
    const again = productChanges(updated, { ...now, productName: 'Beaker' }, 'en');
    expect(again).toMatchObject([{ kind: 'name', old: 'Cup', new: 'Beaker', edited: true }]);
  });
});
