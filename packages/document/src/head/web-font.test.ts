import { expect, test } from 'vitest';
import { MAX_WEB_FONTS, type WebFont, webFontOf, webFontStack, withWebFonts } from './web-font.ts';

function font(name: string, url = `https://fonts.example/${name}.css`): WebFont {
  return { name, url, fallback: 'Georgia, serif' };
}

const LATO = font('Lato');
const full = Array.from({ length: MAX_WEB_FONTS }, (_, index) => font(`Own ${index}`));
const names = (fonts: readonly WebFont[]) => fonts.map(({ name }) => name);

test('a stack is told to be that of a web font, and of no other', () => {
  expect(webFontOf(webFontStack(LATO), [font('Inter'), LATO])).toBe(LATO);
  expect(webFontOf('Lato, Georgia, serif', [LATO])).toBeUndefined();
  expect(webFontOf(null, [LATO])).toBeUndefined();
});

test('a mail gets the fonts that it lacks, each once, and stays the same where it has them', () => {
  const own = [font('Inter')];
  expect(names(withWebFonts(own, [LATO]))).toEqual(['Inter', 'Lato']);
  const present = [font('Inter'), LATO];
  expect(withWebFonts(present, [{ ...LATO }])).toBe(present);
});

test('a font of the same name at another address is replaced where it stands', () => {
  const moved = font('LATO', 'https://other.example/a.css');
  expect(withWebFonts([LATO, font('Inter')], [moved])).toEqual([moved, font('Inter')]);
});

test('in a full mail wanted fonts take the place of its last own ones, spare ones of none', () => {
  expect(names(withWebFonts(full, [LATO], [font('Inter')]))).toEqual([...names(full).slice(0, -1), 'Lato']);
  expect(withWebFonts(full, [], [LATO])).toHaveLength(MAX_WEB_FONTS);
  expect(names(withWebFonts(full, [], [LATO]))).not.toContain('Lato');
});
