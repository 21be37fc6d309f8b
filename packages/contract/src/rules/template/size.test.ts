import { describe, expect, it } from 'vitest';
import { characterCount, utf8ByteLength } from '../text-length.ts';
import { displaySize, isOversize, oversizeMegabytes, sizeInKb, templateBytes } from './size.ts';

describe('size of a template', () => {
  it('is html, css and customStyles together in bytes of UTF-8', () => {
    expect(templateBytes({ html: 'aé', css: '€', customStyles: '😀' })).toBe(1 + 2 + 3 + 4);
  });

  it('counts bytes as an encoder does, lone surrogates included', () => {
    for (const text of ['', 'abc', 'äöü', '漢字', '👩‍👩‍👧', 'a\ud800b', '\udc00', '\ud83d']) {
      expect(utf8ByteLength(text)).toBe(new TextEncoder().encode(text).length);
    }
    expect(characterCount('a😀')).toBe(2);
  });

  it('travels in KB', () => {
    expect(sizeInKb(1536)).toBe(1.5);
    expect(sizeInKb(10 * 1024 * 1024)).toBe(10_240);
  });

  it('may be 10 MB and not a byte more', () => {
    expect(isOversize(10 * 1024 * 1024)).toBe(false);
    expect(isOversize(10 * 1024 * 1024 + 1)).toBe(true);
  });

  it('is shown in KB, or in MB with one decimal above 1024', () => {
    expect(displaySize(0)).toBe('0 KB');
    expect(displaySize(0.2)).toBe('1 KB');
    expect(displaySize(93.4)).toBe('93 KB');
    expect(displaySize(1024)).toBe('1024 KB');
    expect(displaySize(1536)).toBe('1.5 MB');
    expect(displaySize(1536, 'de')).toBe('1,5 MB');
  });

  it('is never named as the limit itself when it is above it', () => {
    expect(oversizeMegabytes(10 * 1024 * 1024 + 1)).toBe('10.1');
    expect(oversizeMegabytes(11 * 1024 * 1024)).toBe('11.0');
  });
});
