import { i18n } from '../i18n.ts';
import type { Strings } from '../load-namespace.ts';
import { addStrings, FALLBACK_LANGUAGE } from '../loaded-texts.ts';

/** Changes to a language that has only these texts, with no English texts unless they are given. */
export async function speak(
  language: string,
  texts: Readonly<Record<string, Strings>>,
  english: Readonly<Record<string, Strings>> = {},
): Promise<void> {
  for (const namespace of Object.keys(texts)) addStrings(FALLBACK_LANGUAGE, namespace, {});
  for (const [namespace, strings] of Object.entries(english)) addStrings(FALLBACK_LANGUAGE, namespace, strings);
  for (const [namespace, strings] of Object.entries(texts)) addStrings(language, namespace, strings);
  await i18n.changeLanguage(language);
}
