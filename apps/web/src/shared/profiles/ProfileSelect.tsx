import { PROFILES, type ProfileChoice } from '@mailwright/contract';
import { Select } from '@mantine/core';
import { useT } from '../i18n/use-t.ts';
import { useAccount } from '../session/session-store.ts';

/** Ids of profiles that are template languages, for systems without a profile of their own. */
const LANGUAGES: ReadonlySet<string> = new Set(['handlebars', 'jinja', 'liquid']);

interface ProfileSelectProps {
  readonly value: ProfileChoice;
  readonly onChange: (choice: ProfileChoice) => void;
  /** True when it is as wide and high as the inputs of a form. */
  readonly inForm?: boolean;
}

/** Asks for the sending system that a mail is written for. */
export function ProfileSelect({ value, onChange, inForm = false }: ProfileSelectProps) {
  const t = useT('export');
  const { mergeSyntax } = useAccount();
  const items = (isLanguage: boolean) =>
    PROFILES.filter(({ id }) => LANGUAGES.has(id) === isLanguage).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Select
      w={inForm ? '100%' : 260}
      maw="100%"
      size={inForm ? 'sm' : 'xs'}
      searchable
      allowDeselect={false}
      aria-label={t('profile')}
      nothingFoundMessage={t('profile.none')}
      comboboxProps={{ withinPortal: true }}
      value={value}
      onChange={(chosen) => onChange(PROFILES.find(({ id }) => id === chosen)?.id ?? 'custom')}
      data={[
        { value: 'custom', label: t('profile.custom', { syntax: mergeSyntax }) },
        { group: t('profile.systems'), items: items(false) },
        { group: t('profile.languages'), items: items(true) },
      ]}
    />
  );
}
