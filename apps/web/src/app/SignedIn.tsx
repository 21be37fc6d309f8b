import { useMantineColorScheme } from '@mantine/core';
import i18next from 'i18next';
import { Fragment, type ReactNode, useEffect } from 'react';
import { knownLanguage } from '../shared/i18n/known-language.ts';
import { writeSetting } from '../shared/local-settings.ts';
import type { Account } from '../shared/session/account.ts';

interface SignedInProps {
  readonly account: Account;
  readonly children: ReactNode;
}

/** Pages of one account, in its theme and its language. Another account starts them afresh. */
export function SignedIn({ account, children }: SignedInProps) {
  const { setColorScheme } = useMantineColorScheme();
  const { theme, locale, isLocaleChosen } = account;
  useEffect(() => setColorScheme(theme), [theme, setColorScheme]);
  useEffect(() => {
    const language = knownLanguage(isLocaleChosen ? [locale] : navigator.languages);
    writeSetting('language', language);
    if (i18next.language !== language) void i18next.changeLanguage(language);
  }, [locale, isLocaleChosen]);
  return <Fragment key={account.principalId}>{children}</Fragment>;
}
