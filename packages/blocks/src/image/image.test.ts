import type { DocumentNode, JsonObject, NodeStyle } from '@mailwright/document';
import { describe, expect, it } from 'vitest';
import { renderForTest, textForTest } from '../testing/render-for-test.ts';
import { imageBlock } from './definition.ts';

function image(props: JsonObject, style: NodeStyle = {}): DocumentNode {
  return {
    id: 'i',
    type: 'image',
    props: { ...imageBlock.tiles[0]!.create().props, src: '/a.png', alt: 'A', ...props },
    style,
  };
}

/** Of the text that stands in for the picture. */
const ALT_LOOK = 'font:16px/1.4 Arial,Helvetica,sans-serif;color:#222222';

describe('the image', () => {
  it('fills its column, with the width written for Word', () => {
    expect(renderForTest(image({}), { width: 310 })).toBe(
      `<img src="https://assets.example/a.png" alt="A" width="310" style="display:block;width:100%;height:auto;${ALT_LOOK}">`,
    );
  });

  it.each(['', 'not a url', 'https://'])(
    'is nothing in the mail at the address %j, and labelled on the canvas',
    (src) => {
      const node = image({ src, link: { href: 'https://shop.example', target: '_self', title: '' } });
      expect(renderForTest(node)).toBe('<div></div>');
      expect(renderForTest(node, { marks: true })).toBe('<div data-mw-label="label.empty"></div>');
      expect(textForTest(node)).toBe('');
    },
  );

  it('is not blown up beyond its own width unless the author says so', () => {
    expect(renderForTest(image({ naturalWidth: 200 }), { width: 310 })).toContain('width="200"');
    expect(renderForTest(image({ naturalWidth: 200, width: 300 }), { width: 310 })).toContain('width="300"');
    expect(renderForTest(image({ width: 900 }), { width: 310 })).toContain('width="310"');
    // A column of 309.6 pixels has room for it.
    expect(renderForTest(image({ width: 310 }), { width: 309 })).toContain(
      'width="310" style="display:block;width:100%;',
    );
  });

  it('fills its column at full width, however small its file is, and whatever width was set', () => {
    const full = renderForTest(image({ naturalWidth: 100, width: 60, fullWidth: true }), { width: 310 });
    expect(full).toContain('width="310" style="display:block;width:100%;');
    expect(imageBlock.schema.parse({ ...image({}).props, fullWidth: undefined })).toMatchObject({ fullWidth: false });
  });

  it('gives its text the look of the texts of the mail, and none to a picture without a text', () => {
    const settings = {
      paragraphFonts: 'Georgia, serif',
      textSize: 18,
      textColor: '#336699',
      lineSpacing: 150,
    } as const;
    expect(renderForTest(image({}), { settings })).toContain(';font:18px/2.1 Georgia,serif;color:#336699"');
    expect(renderForTest(image({ decorative: true }))).not.toContain('font:');
  });

  it('has no border in a link either', () => {
    const link = { href: 'https://shop.example/', target: '_self', title: '' };
    expect(renderForTest(image({ link }))).toContain('height:auto;border:0;');
  });

  it('stands in the middle by default, left without anything, right by margin', () => {
    expect(renderForTest(image({ width: 100 }))).toMatch(/^<div align="center"><img .*margin:0 auto;/);
    expect(renderForTest(image({ width: 100 }, { align: 'left' }))).toMatch(/^<img /);
    expect(renderForTest(image({ width: 100 }, { align: 'right' }))).toContain('margin:0 0 0 auto');
  });

  it('sends nothing without an address, and is labelled on the canvas', () => {
    expect(renderForTest(image({ src: '' }))).toBe('<div></div>');
    expect(renderForTest(image({ src: 'javascript:alert(1)' }))).toBe('<div></div>');
    expect(renderForTest(image({ src: '' }), { marks: true })).toBe('<div data-mw-label="label.empty"></div>');
  });

  it('says nothing when decorative, unless it leads somewhere', () => {
    const link = { href: 'https://shop.example/', target: '_self', title: 'Shop' };
    expect(renderForTest(image({ decorative: true }))).toContain('alt=""');
    expect(renderForTest(image({ decorative: true, alt: '', link }))).toContain('alt="Shop"');
  });

  it('becomes its text and address in plain text', () => {
    const link = { href: 'https://shop.example/', target: '_self', title: '' };
    expect(textForTest(image({ alt: 'Sale', link }))).toBe('Sale: https://shop.example/');
    expect(textForTest(image({ decorative: true }))).toBe('');
  });

  describe('with other versions', () => {
    const DARK = { srcDark: '/dark.png' };
    const PHONE = { srcPhone: '/phone.png' };

    it('hides the version for dark mode until the style sheet swaps it in, and keeps it from Word', () => {
      const rules: string[] = [];
      expect(renderForTest(image(DARK), { width: 310, rules })).toBe(
        `<div><img src="https://assets.example/a.png" alt="A" width="310" class="dark" style="display:block;width:100%;height:auto;${ALT_LOOK}">` +
          `<!--[if !mso]><!--><img src="https://assets.example/dark.png" alt="A" width="310" class="dark" style="display:none;mso-hide:all;width:100%;height:auto;${ALT_LOOK}"><!--<![endif]--></div>`,
      );
      expect(rules).toEqual(['dark: display:none;max-height:0', 'dark: display:block']);
    });

    it('writes nothing for Word where Word is left out', () => {
      const html = renderForTest(image(PHONE), { settings: { outlook: false } });
      expect(html).not.toContain('<!--');
      expect(html).toContain('<img src="https://assets.example/phone.png" alt="A" width="640" class="phone"');
    });

    it('shows the one for dark mode on a phone in dark mode, and no other', () => {
      const html = renderForTest(image({ ...DARK, ...PHONE }));
      const classes = [...html.matchAll(/ src="https:\/\/assets\.example\/(\w+)\.png".*? class="([^"]*)"/g)];
      expect(classes.map(([, name, value]) => [name, value])).toEqual([
        ['a', 'phone dark'],
        ['dark', 'dark'],
        ['phone', 'phone dark'],
      ]);
    });

    it('puts all of them into one link, and into the plain text once', () => {
      const link = { href: 'https://shop.example/', target: '_self', title: '' };
      const node = image({ ...DARK, ...PHONE, link });
      expect(renderForTest(node).match(/<a /g)).toHaveLength(1);
      expect(renderForTest(node).match(/<img /g)).toHaveLength(3);
      expect(textForTest(node)).toBe('A: https://shop.example/');
    });

    it.each(['', '/a.png', 'not a url', 'javascript:alert(1)'])('is one picture where the other is %j', (address) => {
      const node = image({ srcDark: address, srcPhone: address });
      expect(renderForTest(node)).toBe(renderForTest(image({})));
      const { srcDark: _dark, srcPhone: _phone, ...before } = image({}).props;
      expect(renderForTest({ ...image({}), props: before })).toBe(renderForTest(image({})));
    });

    it('moves and dresses them alike', () => {
      const html = renderForTest(image({ ...PHONE, width: 100 }, { align: 'right', borderRadius: 4 }));
      expect(html.match(/width:100px;max-width:100%;height:auto;margin:0 0 0 auto;border-radius:4px/g)).toHaveLength(2);
    });
  });
});
