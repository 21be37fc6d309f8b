import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emojiModule } from './emoji-languages.ts';

const MODULES = join(import.meta.dirname, '../../../node_modules');

test('the emoji picker speaks each language of the interface that its library knows, and no other', () => {
  expect(
    emojiModule(['de', 'en', 'pt', 'sw'], MODULES),
  ).toBe(`import data0 from 'emoji-picker-element-data/de/cldr/data.json?url';
import data1 from 'emoji-picker-element-data/en/cldr/data.json?url';
import data2 from 'emoji-picker-element-data/pt/cldr/data.json?url';
export const EMOJI_LANGUAGES = {
  'de': { dataSource: data0, words: () => import('emoji-picker-element/i18n/de') },
  'en': { dataSource: data1, words: () => import('emoji-picker-element/i18n/en') },
  'pt': { dataSource: data2, words: () => import('emoji-picker-element/i18n/pt_BR') },
};
`);
});
