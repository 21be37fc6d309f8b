import type { DocumentNode, JsonObject, NodeStyle } from '@mailwright/document';
import { describe, expect, it } from 'vitest';
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

  it('lies with the picture beside the words, which wrap without media queries and are held by cells in Word', () => {
    const rules: string[] = [];
    const html = renderForTest(product({ layout: 'horizontal' }), { rules });
    expect(html).toContain('display:inline-block;width:100%;max-width:256px');
    expect(html).toContain('display:inline-block;width:100%;max-width:384px');
    expect(html).toContain('<td width="256" valign="top"><![endif]-->');
    expect(html).toContain('width="240"');
    expect(rules).toContain('stack: max-width:100%');
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
