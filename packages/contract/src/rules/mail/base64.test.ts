import { describe, expect, it } from 'vitest';
import { base64Lines, hasBase64, hasBase64InJson } from './base64.ts';

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

  it.each([
    ['<img src="data&colon;image/png;base64,AAAA">', 'entities by name'],
    ['<img src="data:image&sol;png&semi;base64&comma;AAAA">', 'entities by name further on'],
    ['<img src="&#100;ata:image/png;base64,AAAA">', 'an entity by number'],
    ['<img src="&#0000100ata:image/png;&#x00062;ase64,AAAA">', 'entities by number with zeros, and without an end'],
    ['<img src="d&Tab;at&NewLine;a&#10;:image/png;base64,AAAA">', 'breaks that are entities'],
    ['<img src="dat\na:ima\r\nge/png;ba\tse64,AAAA">', 'breaks'],
    ['<td style="background:url(\\64 ata\\00003aimage/png;base64,AAAA)">', 'escapes of CSS'],
    ['<td style="background:url(&bsol;64 ata:image/png;b&#92;61se64,AAAA)">', 'escapes of CSS in entities'],
    ['<td style="background:url(\'dat\\\na:image/png;base64,AAAA\')">', 'a line that goes on'],
  ])('is found in %s: %s', (content) => {
    expect(base64Lines(`<p>\n${content}`)).toEqual([2]);
    expect(hasBase64InJson(JSON.stringify({ source: content }))).toBe(true);
  });

  it('is not seen where entities and escapes say something else', () => {
    const harmless = [
      'data&#x3ab;image/png;base64,AAAA',
      'data&colon image/png;base64,AAAA',
      'data\\3abimage/png;base64,A',
    ];
    for (const content of harmless) expect(hasBase64(content)).toBe(false);
    expect(hasBase64InJson(JSON.stringify({ text: 'C:\\data\n: image/png;base64, "x"' }))).toBe(false);
  });

  it('keeps its lines where others are spelled before', () => {
    expect(base64Lines('&#10;\n&NewLine;\n\\a x\n<img src="data&colon;image/png;base64,AAAA">')).toEqual([4]);
  });

  it('is looked for in long content that was made to be slow', () => {
    const hostile = ['data:'.repeat(200_000), `data:${'a'.repeat(1_000_000)}`, `data:${';a'.repeat(500_000)}`];
    hostile.push(`d${'\n'.repeat(1_000_000)}`.repeat(3), `&#${'0'.repeat(1_000_000)}`, '&#100;'.repeat(500_000));
    hostile.push('\\64 '.repeat(500_000), '\\0000'.repeat(500_000), `data:image/png;base6${'\n'.repeat(1_000_000)}`);
    for (const content of hostile) expect(hasBase64(content)).toBe(false);
  });
});
