import { expect, test } from 'vitest';
import { knownLanguage } from './known-language.ts';

const SPOKEN = ['de', 'en', 'es'];

test('the sign-in page speaks the first language of the browser that there is, whatever its region', () => {
  expect(knownLanguage(['fr-FR', 'es-MX', 'en'], SPOKEN)).toBe('es');
  expect(knownLanguage(['de-AT'], SPOKEN)).toBe('de');
});

test('a language nobody has translated is answered in English', () => {
  expect(knownLanguage(['fr', 'pt-BR'], SPOKEN)).toBe('en');
  expect(knownLanguage([], SPOKEN)).toBe('en');
});
