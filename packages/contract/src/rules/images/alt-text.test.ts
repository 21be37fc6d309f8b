import { expect, it } from 'vitest';
import { altTextFor } from './alt-text.ts';

it('the text of an image is that of the language of the mail, else of one of its regions', () => {
  const texts = { en: 'Red shoes', 'de-CH': 'Rote Schuhe', es: '' };
  expect(altTextFor(texts, 'en')).toBe('Red shoes');
  expect(altTextFor(texts, 'en-GB')).toBe('Red shoes');
  expect(altTextFor(texts, 'de')).toBe('Rote Schuhe');
  expect(altTextFor(texts, 'es')).toBe('');
  expect(altTextFor(texts, 'fr')).toBe('');
  expect(altTextFor({}, '')).toBe('');
});
