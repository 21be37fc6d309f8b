import type { TakenProduct } from '@mailwright/blocks';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawProduct } from './draw-product.ts';

const CUP: TakenProduct = {
  storeUuid: 'shop',
  productId: 'cup',
  productName: 'Cup',
  productDescription: '',
  imageLink: '',
  productLink: '',
  price: '49.00',
  salePrice: null,
  priceTo: null,
  currency: 'EUR',
  availability: 'inStock',
};

const LOOK = { width: 200, layout: 'vertical', lang: 'en' } as const;

/** Returns the number of pixels that are dark. */
async function inkOf(product: Partial<TakenProduct>): Promise<number> {
  const { content } = await drawProduct({ ...CUP, ...product }, LOOK, null);
  const gray = await sharp(content).greyscale().raw().toBuffer();
  return gray.filter((brightness) => brightness < 128).length;
}

describe('a drawn product', () => {
  it('shows markup of a store as the letters it is', async () => {
    expect(await inkOf({ productName: '<b></b>' })).toBeGreaterThan((await inkOf({ productName: '' })) + 100);
    expect(await inkOf({ productName: '&amp;&lt;' })).toBeGreaterThan(await inkOf({ productName: '&<' }));
  });

  it.each([
    ['markup', '</span><span size="900000">'],
    ['an entity without an end', '&#x110000;&nope;'],
    ['merge fields', '{{ firstName }}'],
    ['marks of direction', '\u202e\u2066\u200f'],
    ['controls', '\u0000\u0007\u001b'],
    ['one endless word', 'W'],
    ['emoji', '👩‍👩‍👧‍👦'],
    ['half of a surrogate pair', '\ud83d'],
    ['marks on marks', 'a\u0301\u0302\u0303\u0308'],
  ])('is of a bounded size for 2,000 characters of %s', async (_what, text) => {
    const name = text.repeat(Math.ceil(2000 / text.length)).slice(0, 2000);
    const { content, height } = await drawProduct({ ...CUP, productName: name, productDescription: name }, LOOK, null);
    expect(await sharp(content).metadata()).toMatchObject({ format: 'png', width: 400 });
    expect(height).toBeLessThan(700);
  });

  it.each(['茶杯', 'カップ', 'แก้ว', 'चाय', 'Cup 🍵'])(
    'leaves out the name %s, whose letters its font lacks',
    async (name) => {
      expect(await inkOf({ productName: name })).toBe(await inkOf({ productName: '' }));
    },
  );

  it.each(['Größe', 'Чашка', 'Κούπα', 'Dziękuję – “50 %” …'])('draws the name %s', async (name) => {
    expect(await inkOf({ productName: name })).toBeGreaterThan((await inkOf({ productName: '' })) + 100);
  });

  it('writes a price as in English where its font lacks what another language uses', async () => {
    const yen = { ...CUP, productName: '', currency: 'JPY', price: '4900' };
    const inJapanese = await drawProduct(yen, { ...LOOK, lang: 'ja' }, null);
    expect(inJapanese.content).toEqual((await drawProduct(yen, LOOK, null)).content);
  });

  it('strikes the old price through and says the new one, and that it is sold out in the language of the mail', async () => {
    expect(await inkOf({ salePrice: '39.00' })).toBeGreaterThan(await inkOf({}));
    const height = async (product: Partial<TakenProduct>) =>
      (await drawProduct({ ...CUP, ...product }, LOOK, null)).height;
    expect(await height({ availability: 'outOfStock' })).toBeGreaterThan(await height({}));
  });

  it('has its picture beside the words where it lies, and above them where it stands', async () => {
    const blue = { create: { width: 100, height: 100, channels: 3, background: '#0000ff' } } as const;
    const picture = await sharp(blue).png().toBuffer();
    const upright = await drawProduct(CUP, LOOK, picture);
    const lying = await drawProduct(CUP, { ...LOOK, layout: 'horizontal' }, picture);
    expect(upright.height).toBeGreaterThan(200);
    expect(lying.height).toBeLessThan(100);
    expect([upright.hasPicture, lying.hasPicture]).toEqual([true, true]);
  });

  it('leaves out what is no picture, and is never empty', async () => {
    const html = Buffer.from('<html><script>alert(1)</script></html>');
    const without = await drawProduct(CUP, LOOK, html);
    expect(without.height).toBeLessThan(100);
    expect(without.hasPicture).toBe(false);
    expect((await drawProduct({ ...CUP, productName: '', price: null }, LOOK, null)).height).toBe(1);
  });
});
