import { NativeSelect } from '@mantine/core';
import { i18n } from '../i18n/i18n.ts';
import { changeLanguage, languageChoices } from './language.ts';

interface LanguageSelectProps {
  readonly label: string;
  readonly size?: 'xs' | 'sm';
}

/** Asks for the person's language; shows nothing where there is only one. */
export function LanguageSelect({ label, size = 'sm' }: LanguageSelectProps) {
  const languages = languageChoices();
  if (languages.length < 2) return null;
  return (
    <NativeSelect
      aria-label={label}
      size={size}
      value={i18n.language}
      onChange={({ currentTarget }) => void changeLanguage(currentTarget.value)}
      data={[...languages]}
    />
  );
}
