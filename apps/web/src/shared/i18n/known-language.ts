import { LANGUAGES } from './load-namespace.ts';
import { PSEUDO_LANGUAGE } from './pseudo-locale.ts';

/** The first of the wanted languages that the product speaks, with or without its region; otherwise English. */
export function knownLanguage(wanted: readonly string[], spoken: readonly string[] = LANGUAGES): string {
  for (const language of wanted) {
    if (language === PSEUDO_LANGUAGE && import.meta.env.DEV) return language;
    const known = spoken.find((one) => one === language) ?? spoken.find((one) => one === language.split('-')[0]);
    if (known !== undefined) return known;
  }
  return 'en';
}
