import { FIELD_LABELS, MESSAGES } from '@mailwright/contract';

export type Strings = Readonly<Record<string, string>>;

const english = import.meta.glob<Strings>('../../locales/en/*.json', { import: 'default' });
/** Files that every language has one of; their paths give the names of the languages. */
const named = import.meta.glob('../../locales/*/shared.json');

/** Tags of the languages that have a folder of translations. */
export const LANGUAGES: readonly string[] = [
  ...new Set(Object.keys(named).map((path) => path.split('/').at(-2) ?? 'en')),
];

/** English texts of the contract, so that each is written only once. */
const contractStrings: Readonly<Record<string, Strings>> = {
  messages: MESSAGES,
  fields: FIELD_LABELS,
};

/** Returns the strings of one namespace; none where a language lacks it, so that English is used. */
export async function loadNamespace(language: string, namespace: string): Promise<Strings> {
  // With the blocks, so only pages that show them load their texts.
  if (namespace === 'blocks' && language === 'en') return (await import('./block-strings.ts')).blockStrings();
  // With the checks, which nothing needs before a list of findings is shown.
  if (namespace === 'findings' && language === 'en') return (await import('@mailwright/checks')).CHECK_SENTENCES;
  // A failure comes with the server's own English, so nothing waits for these.
  if (namespace === 'errors' && language === 'en') return (await import('./error-strings.ts')).errorStrings();
  const files = language === 'en' ? english : (await import('./other-languages.ts')).otherLanguages;
  const ofContract = language === 'en' ? contractStrings[namespace] : undefined;
  return ofContract ?? (await files[`../../locales/${language}/${namespace}.json`]?.()) ?? {};
}
