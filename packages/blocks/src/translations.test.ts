import { expect, it } from 'vitest';
import { loadTranslations } from './load-translations.ts';
import { BLOCKS } from './registry.ts';
import { SOCIAL_NETWORK_IDS } from './shared/social/social-networks.ts';

/** A block that is never searched for has no words to search by. */
const MAY_BE_MISSING = new Set(['keywords']);

/** Networks are called the same in every language. */
const SAME_EVERYWHERE = new RegExp(`^option\\.items\\.network\\.(${SOCIAL_NETWORK_IDS.join('|')})$`);

const wanted = (keys: readonly string[]) =>
  keys.filter((key) => !SAME_EVERYWHERE.test(key) && !MAY_BE_MISSING.has(key)).sort();

it.each(['de', 'es'])('has every text of every block in %s, and none that English has not', async (language) => {
  const translations = await loadTranslations();
  expect(Object.keys(translations).sort()).toEqual(BLOCKS.map(({ type }) => type).sort());
  for (const { type, strings } of BLOCKS) {
    const texts = translations[type]?.[language] ?? {};
    expect({ type, keys: wanted(Object.keys(texts)) }).toEqual({ type, keys: wanted(Object.keys(strings.en)) });
    for (const [key, text] of Object.entries(texts)) {
      expect(text.trim(), `${type}.${key}`).not.toBe('');
      // Single words may be the same in two languages; sentences that are were copied.
      if (isSentence(text)) expect(text, `${type}.${key}`).not.toBe(strings.en[key]);
    }
  }
});

function isSentence(text: string): boolean {
  return (text.match(/\p{L}{3,}/gu) ?? []).length > 1;
}
