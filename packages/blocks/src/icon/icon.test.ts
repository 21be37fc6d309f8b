import type { DocumentNode, JsonObject } from '@mailwright/document';
import { describe, expect, it } from 'vitest';
import { renderForTest, textForTest } from '../testing/render-for-test.ts';
import { iconBlock } from './definition.ts';

const icon = (props: JsonObject): DocumentNode => ({
  id: 'i',
  type: 'icon',
  props: { ...iconBlock.tiles[0]!.create().props, ...props },
  style: {},
});

describe('the icon', () => {
  it('is 128 pixels wide when it is dropped', () => {
    expect(iconBlock.tiles[0]!.create().props.size).toBe(128);
    expect(renderForTest(icon({ src: '/star.png' }))).toContain('width="128" style="display:block;width:128px;');
  });

  it('is never wider than its column', () => {
    expect(renderForTest(icon({ src: '/star.png' }), { width: 60 })).toContain('width="60"');
  });

  it('says nothing without a text, and where it leads with one', () => {
    expect(renderForTest(icon({ src: '/star.png' }))).toContain('alt=""');
    const link = { href: 'https://shop.example/', target: '_self', title: '' };
    expect(textForTest(icon({ src: '/star.png', alt: 'Shop', link }))).toBe('Shop: https://shop.example/');
  });

  it('sends nothing before a picture is chosen, and says so on the canvas', () => {
    expect(renderForTest(icon({}), { marks: true })).toBe('<div data-mw-label="label.empty"></div>');
  });
});
