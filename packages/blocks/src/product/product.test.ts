import type { DocumentNode, JsonObject, NodeStyle } from '@mailwright/document';
import { describe, expect, it } from 'vitest';
import { parseMail } from '../testing/parse-mail.ts';
import { renderForTest, textForTest } from '../testing/render-for-test.ts';
import { productBlock } from './definition.ts';

const product = (props: JsonObject): DocumentNode => ({
  id: 'p',
  type: 'product',
  props: {
    ...productBlock.tiles[0]!.create().props,
    src: '/cup.png',
    title: 'Cup',
    link: { href: 'https://shop.example/cup', target: '_self', title: '' },
    ...props,
  },
  style: {},
});

describe('the product', () => {
  it('needs the plan that has products', () => {
    expect(productBlock.feature).toBe('products');
  });

  it('stands upright in the middle by default, picture over words', () => {
    const html = renderForTest(product({}));
    expect(html).toContain('width="640"');
    expect(html.indexOf('<img')).toBeLessThan(html.indexOf('Cup</p>'));
    expect(html).toContain('text-align:center');
    expect(html).toContain('View product');
  });

  it('has a button with the corners of a brand kit, and those of before where none says them', () => {
    expect(renderForTest(product({}))).toContain('border-radius:6px');
    expect(renderForTest(product({ buttonRadius: 14 }))).toContain('border-radius:14px');
  });

  it('lies with the picture beside the words, which wrap without media queries and are held by cells in Word', () => {
    const rules: string[] = [];
    const html = renderForTest(product({ layout: 'horizontal' }), { rules });
    expect(html).toContain('display:inline-block;width:100%;max-width:256px');
    expect(html).toContain('display:inline-block;width:100%;max-width:384px');
    expect(html).toContain('<td valign="top" style="width:256px"><![endif]-->');
    expect(html).toContain('width="240"');
    expect(rules).toContain('stack: max-width:100%');
  });

  it('breaks its words into the lines they were typed in, and no template tag', () => {
    const html = renderForTest(product({ title: 'Cup\n{% if\n a %}' }));
    expect(html).toContain('>Cup<br>{% if\n a %}</p>');
  });

  it('leaves out what is empty', () => {
    const html = renderForTest(product({ price: '', description: '', buttonLabel: '', src: '' }));
    expect(html).toMatch(/^<div><div><\/div><p [^>]*>Cup<\/p><\/div>$/);
  });

  it('is lines of plain text that end where to get it', () => {
    expect(textForTest(product({ description: 'Holds tea.' }))).toBe(
      'Cup\n49.00\nHolds tea.\nView product: https://shop.example/cup',
    );
  });
});

it('the name is in the font of headings, unless the product has a font of its own', () => {
  const seed = productBlock.tiles[0]!.create();
  const fonts = { headerFonts: 'Georgia, serif', paragraphFonts: 'Verdana, sans-serif' };
  const html = (style: NodeStyle) =>
    renderForTest({ id: 'p', type: 'product', props: seed.props, style }, { settings: fonts });
  expect(html({})).toMatch(/font:bold 20px\/1\.2 Georgia,serif[^>]*>Name of the product/);
  expect(html({})).toMatch(/Verdana,sans-serif[^>]*>49\.00/);
  expect(html({ fontFamily: 'Tahoma, sans-serif' })).toMatch(/Tahoma,sans-serif[^>]*>Name of the product/);
});

describe('a product on sale', () => {
  const sale = { price: '€49.00', salePrice: '€39.00' };

  it('strikes the old price through, and says to who listens which is which, in the language of the mail', () => {
    const spoken = (lang: string) => {
      const html = renderForTest(product(sale), { settings: { lang } });
      return /<s>.*?<\/p>/.exec(html)?.[0].replace(/<[^>]*>/g, '');
    };
    expect(spoken('en')).toBe('was&nbsp;€49.00 now&nbsp;€39.00');
    expect(spoken('de-AT')).toBe('vorher&nbsp;€49.00 jetzt&nbsp;€39.00');
    expect(spoken('es')).toBe('antes&nbsp;€49.00 ahora&nbsp;€39.00');
    expect(spoken('fr-CA')).toBe('avant&nbsp;€49.00 maintenant&nbsp;€39.00');
    expect(spoken('ja')).toBe('was&nbsp;€49.00 now&nbsp;€39.00');
  });

  it('hides these words from the eye and from Word, not from screen readers', () => {
    const html = renderForTest(product(sale));
    const heard = '<span style="display:inline-block;width:1px;height:1px;overflow:hidden;opacity:0;mso-hide:all">';
    expect(html).toContain(`<s>${heard}was&nbsp;</span>€49.00</s> ${heard}now&nbsp;</span>€39.00</p>`);
    expect(html).not.toMatch(/display:none|visibility|aria-hidden/);
  });

  it('is one line of plain text', () => {
    expect(textForTest(product({ ...sale, description: '' }))).toContain('\n€39.00 (was €49.00)\n');
  });

  it('shows the one price there is as it is', () => {
    expect(renderForTest(product({ price: '', salePrice: '€39.00' }))).not.toContain('<s>');
    expect(textForTest(product({ price: '', salePrice: '€39.00', description: '' }))).toContain('\n€39.00\n');
  });
});

describe('parts of a product', () => {
  it('are switched off one by one, in both forms of the mail', () => {
    const off = product({
      salePrice: '€39.00',
      description: 'Holds tea.',
      showImage: false,
      showTitle: false,
      showPrice: false,
      showDescription: false,
    });
    expect(renderForTest(off)).toMatch(/^<div><p [^>]*>.*View product.*<\/p><\/div>$/);
    expect(renderForTest(off)).not.toMatch(/<img|>Cup|49\.00|39\.00|tea/);
    expect(textForTest(off)).toBe('View product: https://shop.example/cup');
    expect(renderForTest(off, { marks: true })).not.toContain('label.empty');
  });
});

describe('a live product', () => {
  const path = '/api/v2/internal/product/token.of-it';
  const live = { src: `${path}/picture.png`, href: path, width: 400, height: 500 };

  it('is a picture that the server draws when the mail is opened, with the description and the button under it', () => {
    const html = renderForTest(product({ live, price: '€49.00', salePrice: '€39.00', description: 'Holds tea.' }));
    expect(html).toContain('<a href="https://assets.example/api/v2/internal/product/token.of-it"');
    expect(html).toContain(
      '<img src="https://assets.example/api/v2/internal/product/token.of-it/picture.png" alt="Cup, €39.00 (was €49.00)" width="400"',
    );
    expect(html).not.toMatch(/<s>|cup\.png|>Cup</);
    expect(html).toContain('Holds tea.');
    expect(html).toMatch(/token\.of-it"[^>]*>View product</);
  });

  it('is as wide as there is room', () => {
    expect(renderForTest(product({ live }), { width: 200 })).toContain('width="200"');
  });

  it('says in plain text what it is when it is sent', () => {
    expect(textForTest(product({ live, description: '' }))).toBe('Cup\n49.00\nView product: https://shop.example/cup');
  });

  it('is nothing but a path that this server signs', () => {
    const takes = (src: string) => productBlock.schema.safeParse(product({ live: { ...live, src } }).props).success;
    expect(takes(live.src)).toBe(true);
    for (const src of ['https://evil.example/p.png', '/api/v2/internal/product/../picture.png?', '//evil.example']) {
      expect(takes(src), src).toBe(false);
    }
  });
});

describe('a product of version 1', () => {
  const { migrations, schema } = productBlock;
  const old = {
    layout: 'horizontal',
    src: '/cup.png',
    alt: 'A cup',
    title: 'Cup',
    price: '49.00',
    description: 'Holds tea.',
    link: { href: 'https://shop.example/cup', target: '_self', title: '' },
    buttonLabel: 'View product',
    buttonColor: '#2563eb',
    buttonTextColor: '#ffffff',
  };

  it('keeps what it has, and comes from no store', () => {
    expect(migrations[1]?.(old)).toEqual({
      ...old,
      salePrice: '',
      showImage: true,
      showTitle: true,
      showPrice: true,
      showDescription: true,
      storeUuid: '',
      productId: '',
      taken: null,
      live: null,
    });
  });

  it('is taken without what is newer, as older clients of the API write it', () => {
    expect(schema.safeParse(old)).toMatchObject({ success: true, data: migrations[1]?.(old) });
  });
});

it('hostile words of a product are words in both forms of the mail', () => {
  const hostile = '"><script>alert(1)</script><img src=x onerror=alert(1)>&amp;{% raw %}';
  const node = product({ title: hostile, price: hostile, salePrice: hostile, description: hostile.repeat(20) });
  const { elements, errors } = parseMail(renderForTest(node));
  expect(errors).toEqual([]);
  expect(elements.filter(({ tagName }) => tagName === 'script')).toEqual([]);
  expect(elements.filter(({ tagName }) => tagName === 'img')).toHaveLength(1);
  expect(textForTest(node)).toContain(hostile);
});
