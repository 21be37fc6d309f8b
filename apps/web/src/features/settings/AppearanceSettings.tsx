import { SegmentedControl } from '@mantine/core';
import { useT } from '../../shared/i18n/use-t.ts';
import { LanguageSelect } from '../../shared/settings/LanguageSelect.tsx';
import { languageChoices } from '../../shared/settings/language.ts';
import { useTheme } from '../../shared/settings/use-theme.ts';
import { SettingsRow, SettingsSection } from './SettingsSection.tsx';

export function AppearanceSettings() {
  const t = useT('settings');
  const [theme, setTheme] = useTheme();
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
      {languageChoices().length > 1 && (
        <SettingsRow title={t('language')} hint={t('languageHint')}>
          <LanguageSelect label={t('language')} />
        </SettingsRow>
      )}
    </SettingsSection>
  );
}
