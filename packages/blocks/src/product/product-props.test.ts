import { holdsTag } from '@mailwright/contract';
import { describe, expect, it } from 'vitest';
import { renderForTest, textForTest } from '../testing/render-for-test.ts';
import { TEMPLATE_TAGS } from '../testing/template-tags.ts';
import { productBlock } from './definition.ts';
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

const AT = '2026-11-23T12:00:00.000Z';

const shown = (product: TakenProduct) => ({
  id: 'p',
  type: 'product',
  props: { ...productBlock.tiles[0]!.create().props, ...productProps(product, 'en', AT) },
  style: {},
});

describe('a product of a store', () => {
  it('fills the block, with prices in the language of the mail and its own values beside them', () => {
    const { storeUuid, productId, ...own } = CUP;
    expect(productProps(CUP, 'de', AT)).toEqual({
      src: CUP.imageLink,
      alt: 'Cup',
      title: 'Cup',
      price: '49,00\u00a0€',
      salePrice: '39,00\u00a0€',
      description: 'Holds tea.',
      link: { href: CUP.productLink, target: '_self', title: '' },
      storeUuid,
      productId,
      taken: { ...own, at: AT },
    });
    expect(productBlock.schema.safeParse(shown(CUP).props).success).toBe(true);
  });

  it('takes the pictures of the demo store, which this server keeps', () => {
    const own = '/api/v2/assets/user/library/asset/cup.jpg';
    expect(productProps({ ...CUP, imageLink: own }, 'en').src).toBe(own);
    expect(productProps({ ...CUP, imageLink: '/api/v2/auth/logout' }, 'en').src).toBe('');
  });

  it('shows from what to what its variants cost, and nothing where no price is told', () => {
    expect(productProps({ ...CUP, priceTo: '99.00' }, 'en').price).toBe('€49.00 – €99.00');
    expect(productProps({ ...CUP, price: null, salePrice: null }, 'en')).toMatchObject({ price: '', salePrice: '' });
  });

  it('says when it was taken, now where nothing else is said', () => {
    expect(Date.parse(productProps(CUP, 'en').taken?.at ?? '')).toBeGreaterThan(Date.parse('2026-01-01'));
  });
});

describe('what a store writes is data', () => {
  it('fills in no merge field and no tag of a sending system', () => {
    const words = '{{ firstName }} {% if %} <%= x %> *|NAME|* %%name%% [[name]] ${name}';
    const { html, text } = sent({ productName: words, productDescription: words });
    expect(html + text).not.toMatch(/\{\{|\{%|<%|\*\||%%|\[\[|\$\{/);
    for (const tag of TEMPLATE_TAGS) {
      const { title, description, link, src } = productProps(
        {
          ...CUP,
          productName: tag,
          productDescription: `${tag}${tag}`,
          productLink: `${CUP.productLink}?${tag}`,
          imageLink: `${CUP.imageLink}?${tag}`,
        },
        'en',
        AT,
      );
      expect([title, description, link.href, src].filter(holdsTag), tag).toEqual([]);
    }
    expect(text).toContain('{ { firstName }} { % if %} < %= x %> * |NAME|* % % name% % [ [ name]] $ {name}');
  });

  it('turns no direction and hides no control in the words', () => {
    const { html, text } = sent({ productName: 'a\u202egnp.exe\u2066\u0000\u0007b', productDescription: 'One\ntwo' });
    expect(html + text).not.toMatch(/(?!\n)[\p{Cc}\p{Bidi_Control}]/u);
    expect(text).toContain('agnp.exeb');
    expect(html).toContain('One<br>two');
  });

  it('is cut where it is longer than a block holds, between characters', () => {
    const { title, description } = productProps(
      { ...CUP, productName: '😀'.repeat(300), productDescription: 'x'.repeat(2000) },
      'en',
    );
    expect(title).toBe(`${'😀'.repeat(249)}…`);
    expect(description).toHaveLength(2000);
  });

  it('leads to web addresses alone, none of which a sending system fills in', () => {
    expect(
      productProps({ ...CUP, imageLink: 'javascript:alert(1)', productLink: 'data:text/html,x' }, 'en'),
    ).toMatchObject({
      src: '',
      link: { href: '' },
    });
    const ownImage = '/api/v2/assets/user/library-1/asset/a_b-C.jpg';
    expect(productProps({ ...CUP, imageLink: ownImage }, 'en').src).toBe(ownImage);
    expect(productProps({ ...CUP, imageLink: '/api/v2/internal/countdown.png' }, 'en').src).toBe('');
    const { html } = sent({ productLink: 'https://shop.example/?a={{ x }}&b=%%y%%&c="><script>' });
    expect(html).toContain(
      'href="https://shop.example/?a=%7B%7B%20x%20%7D%7D&amp;b=%25%y%25%&amp;c=%22%3E%3Cscript%3E"',
    );
  });
});

function sent(product: Partial<TakenProduct>): { html: string; text: string } {
  const node = shown({ ...CUP, ...product });
  return { html: renderForTest(node), text: textForTest(node) };
}
