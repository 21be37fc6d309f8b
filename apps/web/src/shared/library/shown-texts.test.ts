import { LIBRARY_OWNER_ID } from '@mailwright/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import library from '../../locales/de/library.json' with { type: 'json' };
import { i18n } from '../i18n/i18n.ts';
import { speak } from '../i18n/testing/speak.ts';
import { shownCategory, shownModule, shownTemplate, storedNamesLike } from './shown-texts.ts';

const OURS = {
  isSystem: true,
  userId: LIBRARY_OWNER_ID,
  name: 'Welcome',
  description: 'An empty page to start from',
};

beforeAll(async () => {
  await speak('de', { library });
});
afterAll(async () => void (await i18n.changeLanguage('en')));

test('what the product brought is called in the language of the reader', () => {
  expect(shownTemplate(OURS)).toMatchObject({ name: 'Willkommen', description: 'Eine leere Seite für den Anfang' });
  expect(shownCategory({ group: 'layouts', name: 'Featured Layouts' }).name).toBe('Empfohlene Layouts');
});

test('so are the modules that it brought, and their categories', () => {
  const module = { isSystem: true, name: 'Gift card', description: 'Portraits of three people with what they do' };
  expect(shownModule(module)).toMatchObject({
    name: 'Geschenkkarte',
    description: 'Porträts von drei Personen mit ihren Aufgaben',
  });
  expect(shownModule({ ...module, isSystem: false }).name).toBe('Gift card');
  expect(shownModule({ ...module, name: 'Voucher' }).name).toBe('Voucher');
  expect(shownCategory({ group: 'system', name: 'Footers' }).name).toBe('Fußbereiche');
});

test('what somebody has named stands as it is', () => {
  expect(shownTemplate({ ...OURS, name: 'Welcome aboard' }).name).toBe('Welcome aboard');
  expect(shownTemplate({ ...OURS, isSystem: false, userId: 'anna' }).name).toBe('Welcome');
  expect(shownTemplate({ ...OURS, userId: 'admin' }).name).toBe('Welcome');
  expect(shownCategory({ group: 'user', name: 'Newsletters' }).name).toBe('Newsletters');
  expect(shownCategory({ group: 'system', name: 'Shoes' }).name).toBe('Shoes');
});

test('a search for a name as it is shown finds the stored one', () => {
  expect(storedNamesLike('bestäti')).toEqual(['Order confirmation', 'Shipping notice']);
  expect(storedNamesLike('xyz')).toEqual([]);
});

test('in English everything stands as it is stored', async () => {
  await i18n.changeLanguage('en');
  expect(shownTemplate(OURS)).toEqual(OURS);
  expect(storedNamesLike('welc')).toEqual([]);
  await i18n.changeLanguage('de');
});
