import type { Strings } from './load-namespace.ts';

/** Files of all languages but English. The list alone is as long as a small page, so English does without it. */
export const otherLanguages = import.meta.glob<Strings>(
  ['../../locales/*/*.json', '!../../locales/en/*.json', '!**/same-as-english.json'],
  { import: 'default' },
);
