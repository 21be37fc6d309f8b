import type { DocumentNode, JsonObject, NodeStyle } from '@mailwright/document';
import { describe, expect, it } from 'vitest';
import { renderForTest, textForTest } from '../testing/render-for-test.ts';
import { menuBlock } from './definition.ts';

const seed = menuBlock.tiles[0]!.create();

function menu(props: JsonObject = {}, style: NodeStyle = {}): DocumentNode {
  return { id: 'm', type: 'menu', props: { ...seed.props, ...props }, style };
}

const SHOP = { label: 'Shop', link: { href: 'shop.example', target: '_blank', title: '' } };

describe('the menu', () => {
  it('has four items that share the width evenly', () => {
    const html = renderForTest(menu(), { width: 640 });
    expect(html.match(/max-width:160px/g)).toHaveLength(4);
    expect(html.match(/<td align="center" style="width:160px;/g)).toHaveLength(4);
    expect(html).toContain(
      '<table role="presentation" cellpadding="0" cellspacing="0" border="0" align="center" style="width:640px"',
    );
  });

  it('stands in more rows, as even as can be, where a row has no room for its longest word', () => {
    const ten = Array.from({ length: 10 }, () => ({ ...SHOP, label: 'Newsletter' }));
    const html = renderForTest(menu({ items: ten, separator: 'solid' }), { width: 640 });
    expect(html.match(/max-width:128px/g)).toHaveLength(10);
    expect(html.match(/<\/td><\/tr><tr>/g)).toHaveLength(1);
    // No line at the end of a row.
    expect(html.match(/text-decoration:none;border-right:1px/g)).toHaveLength(8);
    const narrow = renderForTest(menu(), { width: 155 });
    expect(narrow.match(/max-width:155px/g)).toHaveLength(4);
    expect(narrow.match(/<\/td><\/tr><tr>/g)).toHaveLength(3);
    expect(renderForTest(menu(), { width: 175 }).match(/max-width:87px/g)).toHaveLength(4);
  });

  it('is written in 20 pixels with a padding of 10 and 5, in the colour of its style', () => {
    const html = renderForTest(menu());
    expect(html).toContain('padding:10px 5px;font:normal 20px/1.2 ');
    expect(renderForTest(menu({}, { color: '#aa0000', fontSize: 14 }))).toMatch(/14px\/1\.2 [^;]+;color:#aa0000/);
  });

  it.each(['solid', 'dotted', 'dashed'])('draws a %s line between its items, not after the last one', (separator) => {
    const html = renderForTest(menu({ separator, separatorColor: '#336699', separatorWidth: 2 }));
    expect(html.match(new RegExp(`text-decoration:none;border-right:2px ${separator} #336699`, 'g'))).toHaveLength(3);
    expect(renderForTest(menu({ separator }), { settings: { dir: 'rtl' } })).toContain('border-left:1px');
  });

  it('draws no line by default, 1 pixel wide when it does', () => {
    expect(renderForTest(menu())).not.toContain('border-right');
    expect(seed.props).toMatchObject({ separator: 'none', separatorWidth: 1 });
  });

  it('lets its items be as wide as their text and wrap below its breakpoint of 992 pixels', () => {
    const rules: string[] = [];
    renderForTest(menu({ separator: 'solid' }), { rules });
    // Rules for tablets hold up to 991 pixels.
    expect(new Set(rules)).toEqual(new Set(['tablet: width:auto;max-width:100%']));
  });

  it('keeps room between items without lines when they stand close', () => {
    const rules: string[] = [];
    renderForTest(menu(), { rules });
    expect(new Set(rules)).toEqual(
      new Set(['tablet: width:auto;max-width:100%;padding:0 8px', 'phone: padding:0 2px']),
    );
  });

  it('leads where its items do, and says so in plain text', () => {
    const node = menu({ items: [SHOP, { ...SHOP, label: 'About', link: { href: '', target: '_self', title: '' } }] });
    expect(renderForTest(node)).toContain('<a href="http://shop.example" target="_blank" style=');
    expect(textForTest(node)).toBe('Shop: http://shop.example\nAbout');
  });

  it('writes no ghost table when the settings leave Word out', () => {
    expect(renderForTest(menu(), { settings: { outlook: false } })).not.toMatch(/mso\]|<table/);
  });

  it('sends an empty element without items', () => {
    expect(renderForTest(menu({ items: [] }))).toBe('<div></div>');
  });
});
