import { i18n } from './i18n.ts';
import { LANGUAGES } from './load-namespace.ts';

/** Tags of languages offered for a mail, besides those of the interface and the one that the document names. */
const OFFERED = [
  'en',
  'de',
  'es',
  'fr',
  'it',
  'pt',
  'nl',
  'pl',
  'sv',
  'da',
  'nb',
  'fi',
  'cs',
  'hu',
  'ro',
  'el',
  'tr',
  'ru',
  'uk',
  'ar',
  'he',
  'hi',
  'ja',
  'ko',
  'zh',
];

/** Returns the languages for a mail, named in the interface's language and sorted by these names. */
export function mailLanguages(current: string): { value: string; label: string }[] {
  const language = i18n.language;
  const names = new Intl.DisplayNames([language], { type: 'language' });
  const tags = [...new Set([...OFFERED, ...LANGUAGES, current])];
  return tags
    .map((tag) => ({ value: tag, label: names.of(tag) ?? tag }))
    .toSorted((a, b) => a.label.localeCompare(b.label, language));
}
