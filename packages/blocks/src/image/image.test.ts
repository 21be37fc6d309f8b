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

describe('the image', () => {
  it('fills its column, with the width written for Word', () => {
    expect(renderForTest(image({}), { width: 310 })).toBe(
      '<img src="https://assets.example/a.png" alt="A" width="310" style="display:block;width:100%;height:auto;border:0">',
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
  });

  it('fills its column at full width, however small its file is, and whatever width was set', () => {
    const full = renderForTest(image({ naturalWidth: 100, width: 60, fullWidth: true }), { width: 310 });
    expect(full).toContain('width="310" style="display:block;width:100%;');
    expect(imageBlock.schema.parse({ ...image({}).props, fullWidth: undefined })).toMatchObject({ fullWidth: false });
  });

  it('stands in the middle by default, left without anything, right by margin', () => {
    expect(renderForTest(image({ width: 100 }))).toMatch(/^<div align="center"><img .*margin:0 auto"/);
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
});
