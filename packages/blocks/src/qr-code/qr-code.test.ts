import type { DocumentNode, JsonObject } from '@mailwright/document';
import { describe, expect, it } from 'vitest';
import { renderForTest, textForTest } from '../testing/render-for-test.ts';
import { qrCodeBytes } from './content-bytes.ts';
import { qrCodeBlock } from './definition.ts';

const qrCode = (props: JsonObject): DocumentNode => ({
  id: 'q',
  type: 'qr-code',
  props: { ...qrCodeBlock.tiles[0]!.create().props, ...props },
  style: {},
});

describe('the QR code', () => {
  it('holds as many bytes as the largest code at error level M', () => {
    const { schema, tiles } = qrCodeBlock;
    const takes = (url: string) => schema.safeParse({ ...tiles[0]!.create().props, url }).success;
    expect([takes('x'.repeat(2331)), takes('x'.repeat(2332))]).toEqual([true, false]);
    expect([qrCodeBytes('abc'), qrCodeBytes('äß'), qrCodeBytes('€'), qrCodeBytes('😀')]).toEqual([3, 4, 3, 4]);
  });

  it('is a picture of its size that also leads where it points', () => {
    const html = renderForTest(qrCode({ url: 'https://shop.example/', src: '/qr.png' }));
    expect(html).toContain('<a href="https://shop.example/" target="_blank"');
    expect(html).toContain('<img src="https://assets.example/qr.png" alt="https://shop.example/" width="160"');
  });

  it('leads nowhere when it holds the content of a product', () => {
    const html = renderForTest(qrCode({ useProductManager: true, url: 'SKU-4711', src: '/qr.png' }));
    expect(html).not.toContain('<a ');
    expect(html).toContain('alt="SKU-4711"');
  });

  it('sends no picture before there is one of this content', () => {
    expect(renderForTest(qrCode({}), { marks: true })).toBe('<div data-mw-label="label.empty"></div>');
    expect(renderForTest(qrCode({ url: 'https://a.example/' }), { marks: true })).toContain('label.making');
    expect(renderForTest(qrCode({ src: '/qr.png' }))).toBe('<div></div>');
  });

  it('is its content in plain text', () => {
    expect(textForTest(qrCode({ url: 'https://shop.example/', alt: 'Shop' }))).toBe('Shop: https://shop.example/');
  });
});
