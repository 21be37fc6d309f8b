import i18next from 'i18next';

/** Languages offered for a mail; any other that the document names is offered as well. */
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

/** Languages by their names in the interface's language, in the order of these names. */
export function mailLanguages(current: string): { value: string; label: string }[] {
  const language = i18next.language;
  const names = new Intl.DisplayNames([language], { type: 'language' });
  const tags = OFFERED.includes(current) ? OFFERED : [...OFFERED, current];
  return tags
    .map((tag) => ({ value: tag, label: names.of(tag) ?? tag }))
    .toSorted((a, b) => a.label.localeCompare(b.label, language));
}
