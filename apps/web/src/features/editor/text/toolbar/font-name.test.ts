import { expect, test } from 'vitest';
import { fontName } from './font-name.ts';

test('a font is called by its name in the list, one from elsewhere by its first family', () => {
  expect(fontName("'Trebuchet MS', Helvetica, sans-serif")).toBe('Trebuchet');
  expect(fontName('"Playfair Display", Georgia, serif')).toBe('Playfair Display');
  expect(fontName('Papyrus')).toBe('Papyrus');
});
