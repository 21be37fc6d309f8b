import { describe, expect, it } from 'vitest';
import { base64Lines, hasBase64 } from './base64.ts';

describe('base64 content', () => {
  it('is found with its line numbers, each line once', () => {
    const html = [
      '<p>text</p>',
      '<img src="data:image/png;base64,iVBOR"><img src="data:image/gif;base64,R0lG">',
      '',
      '<td style="background:url(\'data:image/svg+xml;charset=utf-8;base64,PHN2\')">',
    ].join('\n');
    expect(base64Lines(html)).toEqual([2, 4]);
  });

  it('is found in CSS and in any letter case', () => {
    expect(base64Lines('a{}\n@font-face{src:url(DATA:font/woff2;BASE64,d09G)}')).toEqual([2]);
  });

  it('is not seen in plain words or in data addresses without base64', () => {
    expect(hasBase64('metadata: image; base64, is an encoding')).toBe(false);
    expect(hasBase64('url("data:image/svg+xml,%3Csvg%3E")')).toBe(false);
  });

  it('is looked for in long content that was made to be slow', () => {
    const hostile = ['data:'.repeat(200_000), `data:${'a'.repeat(1_000_000)}`, `data:${';a'.repeat(500_000)}`];
    for (const content of hostile) expect(hasBase64(content)).toBe(false);
  });
});
