import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES, languageAt, languageOf, timeIn } from './language.ts';

test('the server writes in every language of the interface', () => {
  const ofInterface = readdirSync(new URL('../../web/src/locales', import.meta.url));
  expect([...LANGUAGES].toSorted()).toEqual(ofInterface.toSorted());
});

test.each([
  ['de', 'de'],
  ['es-MX', 'es'],
  ['fr', 'en'],
  ['', 'en'],
  [null, 'en'],
])('somebody who has chosen %j is written to in %s', (chosen, written) => {
  expect(languageOf(chosen)).toBe(written);
});

test.each([
  ['fr, de-AT;q=0.5, en;q=0.4', 'de'],
  ['en;q=0.1, es-419', 'es'],
  ['fr', 'en'],
  ['*', 'en'],
  ['', 'en'],
  ['de;q=nonsense,,;', 'en'],
  [undefined, 'en'],
])('somebody who has chosen none, and whose browser asks for %j, reads %s', (asked, read) => {
  expect(languageAt(null, asked)).toBe(read);
  expect(languageAt('es', asked)).toBe('es');
});

test('times are written in the language, and say that they are in UTC', () => {
  const times = LANGUAGES.map((language) => timeIn(language, Date.UTC(2026, 2, 1, 14, 5)).replaceAll('\u202f', ' '));
  expect(times).toEqual([
    'March 1, 2026 at 2:05 PM UTC',
    '1. März 2026 um 14:05 UTC',
    '1 de marzo de 2026 a las 14:05 UTC',
  ]);
});
