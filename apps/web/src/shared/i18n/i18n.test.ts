import { afterAll, expect, test } from 'vitest';
import { i18n } from './i18n.ts';
import { speak } from './testing/speak.ts';

afterAll(() => i18n.changeLanguage('en'));

const ENGLISH = {
  shared: { cancel: 'Cancel', close: 'Close' },
  images: { marked_one: '{{count}} image', marked_other: '{{count}} images' },
};

test('says a text in the language that is spoken, and in English what it lacks', async () => {
  await speak('de', { shared: { cancel: 'Abbrechen' }, images: {} }, ENGLISH);
  expect([i18n.t('shared:cancel'), i18n.t('shared:close')]).toEqual(['Abbrechen', 'Close']);
  expect(i18n.t('images:marked', { count: 1 })).toBe('1 image');
});

test('a text that nobody has is known by its key', async () => {
  await speak('en', ENGLISH);
  expect(i18n.t('images:nothing' as 'images:marked')).toBe('nothing');
  expect([i18n.exists('images:nothing'), i18n.exists('shared:close')]).toEqual([false, true]);
});

test('the last language asked for is the one that is spoken', async () => {
  await speak('en', { shared: ENGLISH.shared });
  const heard: string[] = [];
  const end = i18n.onChange(() => heard.push(i18n.language));
  await Promise.all([i18n.changeLanguage('de'), i18n.changeLanguage('es')]);
  end();
  expect(heard).toEqual(['es']);
  expect(i18n.t('shared:cancel')).toBe('Cancelar');
});

test('knows which languages are written from the right', async () => {
  await speak('ar-EG', {});
  expect(i18n.dir()).toBe('rtl');
  await speak('de', {});
  expect(i18n.dir()).toBe('ltr');
});
