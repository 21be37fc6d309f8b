import { firstSpoken } from './first-spoken.ts';
import { LANGUAGES } from './load-namespace.ts';
import { PSEUDO_LANGUAGE } from './pseudo-locale.ts';

/** Returns the first of the wanted languages that the product has, with or without its region; otherwise English. */
export function knownLanguage(wanted: readonly string[], spoken: readonly string[] = LANGUAGES): string {
  const inWork = import.meta.env.DEV ? [PSEUDO_LANGUAGE] : [];
  return firstSpoken(wanted, [...inWork, ...spoken]) ?? 'en';
}
