import { expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

/** One byte for each character. */
const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

it('keeps UTF-8 byte for byte, its mark and whatever it says about itself', () => {
  const text = '\uFEFF<meta charset=windows-1252>\r\nGrüße';
  expect(decodeText(new TextEncoder().encode(text))).toEqual({ text, encoding: null });
});

it.each([
  ['<meta charset="iso-8859-1"><p>Gr\xFC\xDFe \x80', '<meta charset="utf-8"><p>Grüße €', 'windows-1252'],
  [
    "<meta http-equiv='Content-Type' content='text/html; charset=windows-1251'>\xCF\xF0\xE8",
    "<meta http-equiv='Content-Type' content='text/html; charset=utf-8'>При",
    'windows-1251',
  ],
  ['<META CHARSET=Shift_JIS>\x93\xFA\x96{', '<META CHARSET=utf-8>日本', 'shift_jis'],
])('believes what a page in another encoding says, and makes it true: %s', (page, text, encoding) => {
  expect(decodeText(latin(page))).toEqual({ text, encoding });
});

it('knows UTF-16 by its mark', () => {
  const page = '<meta charset=unicode><p>Grüße';
  const units = Uint16Array.from(`\uFEFF${page}`, (character) => character.charCodeAt(0));
  const text = page.replace('unicode', 'utf-8');
  expect(decodeText(new Uint8Array(units.buffer))).toEqual({ text, encoding: 'utf-16le' });
  const swapped = new Uint8Array(units.buffer).map((_, at, all) => all[at ^ 1] ?? 0);
  expect(decodeText(swapped)).toEqual({ text, encoding: 'utf-16be' });
});

it('guesses nothing', () => {
  for (const page of ['<p>\xE9', '<meta charset=utf-8>\xE9', '<meta charset=nonsense>\xE9'])
    expect(() => decodeText(latin(page))).toThrow();
  expect(() => decodeText(latin(`${' '.repeat(4096)}<meta charset=windows-1252>\xE9`))).toThrow(TypeError);
});
