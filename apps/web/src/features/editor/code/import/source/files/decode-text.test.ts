import { expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

/** One byte for each character. */
const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

it('keeps UTF-8 byte for byte, its mark and whatever it says about itself', () => {
  const text = '\uFEFF<meta charset=windows-1252>\r\nGrüße';
  expect(decodeText(new TextEncoder().encode(text))).toEqual({ text, encoding: null, isGuessed: false });
});

it.each([
  ['<meta charset="iso-8859-1"><p>Gr\xFC\xDFe \x80', '<meta charset="utf-8"><p>Grüße €', 'windows-1252'],
  [
    "<meta http-equiv='Content-Type' content='text/html; charset=windows-1251'>\xCF\xF0\xE8",
    "<meta http-equiv='Content-Type' content='text/html; charset=utf-8'>При",
    'windows-1251',
  ],
  ['<META CHARSET=Shift_JIS>\x93\xFA\x96{', '<META CHARSET=utf-8>日本', 'shift_jis'],
  ['<meta charset=iso-2022-jp>\x1b$BF|K\\\x1b(B', '<meta charset=utf-8>日本', 'iso-2022-jp'],
  [
    '<?xml version="1.0" encoding="ISO-8859-2"?><html><p>\xB1</p></html>',
    '<?xml version="1.0" encoding="utf-8"?><html><p>ą</p></html>',
    'iso-8859-2',
  ],
  [
    "<?xml version='1.0' encoding='iso-8859-1'?><head><meta charset=koi8-r></head>\xD0",
    "<?xml version='1.0' encoding='utf-8'?><head><meta charset=utf-8></head>п",
    'koi8-r',
  ],
  [
    `<!--${' '.repeat(5000)}--><meta charset=windows-1250>\xE8`,
    `<!--${' '.repeat(5000)}--><meta charset=utf-8>č`,
    'windows-1250',
  ],
])('believes what a page in another encoding says, and makes it true: %s', (page, text, encoding) => {
  expect(decodeText(latin(page))).toEqual({ text, encoding, isGuessed: false });
});

it('knows UTF-16 by its mark', () => {
  const page = '<meta charset=unicode><p>Grüße';
  const units = Uint16Array.from(`\uFEFF${page}`, (character) => character.charCodeAt(0));
  const text = page.replace('unicode', 'utf-8');
  expect(decodeText(new Uint8Array(units.buffer))).toEqual({ text, encoding: 'utf-16le', isGuessed: false });
  const swapped = new Uint8Array(units.buffer).map((_, at, all) => all[at ^ 1] ?? 0);
  expect(decodeText(swapped)).toEqual({ text, encoding: 'utf-16be', isGuessed: false });
});

it('knows UTF-16 without a mark by the tag it begins with', () => {
  const page = '<html><p>Grüße';
  const units = Uint16Array.from(page, (character) => character.charCodeAt(0));
  const little = new Uint8Array(units.buffer);
  expect(decodeText(little)).toEqual({ text: page, encoding: 'utf-16le', isGuessed: false });
  const big = little.map((_, at, all) => all[at ^ 1] ?? 0);
  expect(decodeText(big)).toEqual({ text: page, encoding: 'utf-16be', isGuessed: false });
});

it.each([
  ['<p>Caf\xE9 \x80', '<p>Café €'],
  ['<html><head><title>x</title></head>d\xE9j\xE0', '<html><head><meta charset="utf-8"><title>x</title></head>déjà'],
  ['<meta charset=nonsense>\xE9', '<meta charset=utf-8>é'],
  ['<meta charset=utf-16>\xE9', '<meta charset=utf-8>é'],
  ['<meta charset="utf-8">na\xEFve', '<meta charset="utf-8">naïve'],
  ['<?xml version="1.0"?><p>\xE9', '<?xml version="1.0"?><p>é'],
  ['<header>\xE9', '<header>é'],
])('takes a page that names no encoding it is in for windows-1252, and says so: %s', (page, text) => {
  expect(decodeText(latin(page))).toEqual({ text, encoding: 'windows-1252', isGuessed: true });
});

it('refuses what is no text, and what is only partly in the encoding that it names', () => {
  for (const page of [
    '\x89PNG\r\n\x1a\n\0\0\0\rIHDR',
    'PK\x03\x04\xE9',
    '<meta charset=utf-8>\xC3\xA9\xE9',
    '\xEF\xBB\xBF<p>\xE9',
    '<meta charset=shift_jis>\x81',
  ])
    expect(() => decodeText(latin(page))).toThrow(TypeError);
});

it('is done with two megabytes of the beginnings of tags at once', () => {
  expect(() => decodeText(latin(`${'<meta '.repeat(340_000)}\xE9\0`))).toThrow(TypeError);
  expect(decodeText(latin(`${'<head '.repeat(340_000)}\xE9`)).isGuessed).toBe(true);
});
