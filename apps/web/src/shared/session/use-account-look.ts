import { useMantineColorScheme } from '@mantine/core';
import { useEffect } from 'react';
import { i18n } from '../i18n/i18n.ts';
import { knownLanguage } from '../i18n/known-language.ts';
import { writeSetting } from '../local-settings.ts';
import type { Account } from './account.ts';

/** Applies the theme and the language of an account. */
export function useAccountLook({ theme, locale, isLocaleChosen }: Account): void {
  const { setColorScheme } = useMantineColorScheme();
  useEffect(() => setColorScheme(theme), [theme, setColorScheme]);
  useEffect(() => {
    const language = knownLanguage(isLocaleChosen ? [locale] : navigator.languages);
    writeSetting('language', language);
    // Without its texts the page stays in the language that it has.
    if (i18n.language !== language) i18n.changeLanguage(language).catch(() => undefined);
  }, [locale, isLocaleChosen]);
}
