import type { DocumentNode, JsonObject } from '@mailwright/document';
import { describe, expect, it } from 'vitest';
import { renderForTest, textForTest } from '../testing/render-for-test.ts';
import { discountCodeBlock } from './definition.ts';

const link = { href: 'https://shop.example/cart', target: '_self', title: '' };

const coupon = (props: JsonObject = {}): DocumentNode => ({
  id: 'd',
  type: 'discount-code',
  props: { ...discountCodeBlock.tiles[0]!.create().props, ...props },
  style: {},
});

describe('the discount code', () => {
  it('is SAMPLECODE in letters of 24 pixels when it is dropped', () => {
    expect(discountCodeBlock.tiles[0]!.create().props).toMatchObject({ code: 'SAMPLECODE', fontSize: 24 });
    expect(renderForTest(coupon())).toMatch(/font:bold 24px\/1\.2 [^"]*">SAMPLECODE<\/td>/);
  });

  it('is as wide as set and never wider than its column, in Word too', () => {
    expect(renderForTest(coupon({ width: 360 }))).toContain(
      'width="360" align="center" style="width:100%;max-width:360px',
    );
    expect(renderForTest(coupon({ width: 360 }), { width: 240 })).toContain('width="240"');
  });

  it('writes its code in smaller letters where it would be wider than its column, of 12 pixels at least', () => {
    expect(renderForTest(coupon(), { width: 155 })).toMatch(/max-width:155px.*font:bold 13px\/1\.2 [^"]*">SAMPLECODE/s);
    expect(renderForTest(coupon({ code: 'A'.repeat(60) }), { width: 155 })).toContain('font:bold 12px/1.2 ');
  });

  it('stands where it is aligned, elsewhere on a device that says so', () => {
    const rules: string[] = [];
    const right = { ...coupon(), style: { align: 'right', phone: { align: 'center' } } } as const;
    expect(renderForTest(right, { rules })).toContain(
      'align="right" class="phone" style="width:100%;max-width:300px;margin:0 0 0 auto"',
    );
    expect(rules).toEqual(['phone: margin:0 auto']);
  });

  it('has the colours of code, background, border and button, and of what stands on the button', () => {
    const colors = {
      codeColor: '#111111',
      backgroundColor: '#eeeeee',
      buttonColor: '#003366',
      buttonTextColor: '#ffff00',
    };
    const html = renderForTest(coupon({ ...colors, link }));
    expect(html).toContain(
      'bgcolor="#eeeeee" style="padding:16px 12px;background-color:#eeeeee;border:2px dashed #003366;',
    );
    expect(html).toMatch(/color:#111111;[^"]*">SAMPLECODE/);
    expect(html).toContain(
      '<td align="center" bgcolor="#003366" style="background-color:#003366"><a href="https://shop.example/cart"',
    );
    expect(html).toMatch(/<a [^>]*color:#ffff00;text-decoration:none">Use this code/);
  });

  it('has colours of its own for dark mode, and a button that keeps the ones chosen for each other', () => {
    const rules: string[] = [];
    const dark = { color: '#ffffff', backgroundColor: '#101010', borderColor: '#8899ff' };
    const html = renderForTest({ ...coupon({ link }), style: { dark } }, { rules });
    expect(rules).toContain('dark: color:#ffffff;background-color:#101010;border-color:#8899ff');
    expect(html).toMatch(/<td align="center" bgcolor="#f4f7ff" class="[^"]+"/);
    expect(html).toContain('<td align="center" bgcolor="#2563eb" style="background-color:#2563eb"><a');
  });

  it('is the code alone without a label of its button', () => {
    expect(renderForTest(coupon({ buttonLabel: '' }))).not.toContain('<a');
  });

  it('has its code on a line of its own in plain text', () => {
    expect(textForTest(coupon({ code: 'SAVE {{ percent }}', link }))).toBe(
      'SAVE {{ percent }}\nUse this code: https://shop.example/cart',
    );
  });
});
