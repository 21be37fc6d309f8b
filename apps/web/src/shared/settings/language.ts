import { errorSentence } from '../api/error-sentence.ts';
import { i18n } from '../i18n/i18n.ts';
import { LANGUAGES } from '../i18n/load-namespace.ts';
import { PSEUDO_LANGUAGE } from '../i18n/pseudo-locale.ts';
import { writeSetting } from '../local-settings.ts';
import { toast } from '../ui/toast/toast.tsx';
import { saveSetting } from './save-setting.ts';

interface LanguageChoice {
  readonly value: string;
  readonly label: string;
}

/** Returns the languages by their own names; in development the pseudo-language too. */
export function languageChoices(): readonly LanguageChoice[] {
  const real = LANGUAGES.map((value) => ({
    value,
    label: new Intl.DisplayNames(value, { type: 'language' }).of(value) ?? value,
  }));
  return import.meta.env.DEV ? [...real, { value: PSEUDO_LANGUAGE, label: PSEUDO_LANGUAGE }] : real;
}

/** Changes to another language at once, and stores it for the person's next visit on any device. */
export async function changeLanguage(language: string): Promise<void> {
  writeSetting('language', language);
  await i18n.changeLanguage(language);
  try {
    await saveSetting({ locale: language });
  } catch (error) {
    toast.error(errorSentence(error));
  }
}
