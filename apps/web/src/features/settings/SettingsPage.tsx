import type { ProfileChoice } from '@mailwright/contract';
import { Button, SegmentedControl, Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { errorSentence } from '../../shared/api/error-sentence.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { Link } from '../../shared/navigation/Link.tsx';
import { navigate } from '../../shared/navigation/navigate.ts';
import { useAccount } from '../../shared/session/session-store.ts';
import { LanguageSelect } from '../../shared/settings/LanguageSelect.tsx';
import { languageChoices } from '../../shared/settings/language.ts';
import { saveSetting } from '../../shared/settings/save-setting.ts';
import { useTheme } from '../../shared/settings/use-theme.ts';
import { restartTour } from '../../shared/tour/tour-progress.ts';
import { toast } from '../../shared/ui/toast/toast.tsx';
import { EditorSettings } from './EditorSettings.tsx';
import { SettingsRow, SettingsSection } from './SettingsSection.tsx';
import { SettingsShell } from './SettingsShell.tsx';
import { ShortcutSettings } from './ShortcutSettings.tsx';

const ProfileSelect = lazy(async () => ({
  default: (await import('../../shared/profiles/ProfileSelect.tsx')).ProfileSelect,
}));

export function SettingsPage() {
  return (
    <SettingsShell page="general">
      <AppearanceSettings />
      <EditorSettings />
      <SendingSettings />
      <ShortcutSettings />
      <TourSettings />
      <AccountSettings />
    </SettingsShell>
  );
}

/** Shows the name and email address of the person signed in, and a link to the page of their account. */
function AccountSettings() {
  const t = useT('settings');
  const { firstName, lastName, email } = useAccount();
  return (
    <SettingsSection title={t('account')}>
      <SettingsRow title={`${firstName} ${lastName}`} hint={email}>
        <Button component={Link} to="/settings/account" variant="default">
          {t('accountLink')}
        </Button>
      </SettingsRow>
    </SettingsSection>
  );
}

function AppearanceSettings() {
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

/** Asks for the person's sending system, for which mails are written unless a mail has its own. */
function SendingSettings() {
  const t = useT('settings');
  const { sendingProfile } = useAccount();
  const change = (choice: ProfileChoice) =>
    void saveSetting({ sendingProfile: choice }).catch((error: unknown) => toast.error(errorSentence(error)));
  return (
    <SettingsSection title={t('sending')}>
      <SettingsRow title={t('sendingProfile')} hint={t('sendingProfileHint')}>
        <Suspense fallback={<Skeleton w={260} h={30} />}>
          <ProfileSelect value={sendingProfile} onChange={change} />
        </Suspense>
      </SettingsRow>
    </SettingsSection>
  );
}

function TourSettings() {
  const t = useT('settings');
  const showDashboard = () => {
    restartTour('dashboard');
    navigate('/');
  };
  const showEditor = () => {
    restartTour('editor');
    toast.success(t('tours.editorSoon'));
  };
  return (
    <SettingsSection title={t('tours')}>
      <SettingsRow title={t('tours.dashboard')} hint={t('tours.dashboardHint')}>
        <Button variant="default" aria-label={`${t('tours.show')}: ${t('tours.dashboard')}`} onClick={showDashboard}>
          {t('tours.show')}
        </Button>
      </SettingsRow>
      <SettingsRow title={t('tours.editor')} hint={t('tours.editorHint')}>
        <Button variant="default" aria-label={`${t('tours.show')}: ${t('tours.editor')}`} onClick={showEditor}>
          {t('tours.show')}
        </Button>
      </SettingsRow>
    </SettingsSection>
  );
}
