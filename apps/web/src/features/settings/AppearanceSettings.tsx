import { NativeSelect, SegmentedControl } from '@mantine/core';
import { i18n } from '../../shared/i18n/i18n.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { useTheme } from '../../shared/settings/use-theme.ts';
import { changeLanguage, languageChoices } from './language.ts';
import { SettingsRow, SettingsSection } from './SettingsSection.tsx';

export function AppearanceSettings() {
  const t = useT('settings');
  const [theme, setTheme] = useTheme();
  const languages = languageChoices();
  return (
    <SettingsSection title={t('appearance')}>
      <SettingsRow title={t('theme')} hint={t('themeHint')}>
        <SegmentedControl
          aria-label={t('theme')}
          value={theme}
          onChange={(value) => setTheme(value === 'dark' ? 'dark' : 'light')}
          data={[
            { value: 'light', label: t('themeLight') },
            { value: 'dark', label: t('themeDark') },
          ]}
        />
      </SettingsRow>
      {languages.length > 1 && (
        <SettingsRow title={t('language')} hint={t('languageHint')}>
          <NativeSelect
            aria-label={t('language')}
            value={i18n.language}
            onChange={(event) => void changeLanguage(event.currentTarget.value)}
            data={[...languages]}
          />
        </SettingsRow>
      )}
    </SettingsSection>
  );
}
