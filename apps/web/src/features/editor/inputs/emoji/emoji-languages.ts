import type { I18n } from 'emoji-picker-element/shared';
import deData from 'emoji-picker-element-data/de/cldr/data.json?url';
import enData from 'emoji-picker-element-data/en/cldr/data.json?url';
import esData from 'emoji-picker-element-data/es/cldr/data.json?url';

interface EmojiLanguage {
  /** Where the names and search words of the emoji are; a file of our own origin. */
  readonly dataSource: string;
  readonly words: () => Promise<{ readonly default: I18n }>;
}

const english: EmojiLanguage = { dataSource: enData, words: () => import('emoji-picker-element/i18n/en') };

const LANGUAGES: Readonly<Record<string, EmojiLanguage>> = {
  en: english,
  de: { dataSource: deData, words: () => import('emoji-picker-element/i18n/de') },
  es: { dataSource: esData, words: () => import('emoji-picker-element/i18n/es') },
};

/** What the emoji are called in a language of the interface; in English where they have no words in it. */
export function emojiLanguage(language: string): EmojiLanguage {
  return LANGUAGES[language] ?? english;
}
