import type { ProfileChoice } from '@mailwright/contract';
import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { errorSentence } from '../../shared/api/error-sentence.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { useAccount } from '../../shared/session/session-store.ts';
import { saveSetting } from '../../shared/settings/save-setting.ts';
import { toast } from '../../shared/ui/toast/toast.tsx';
import { SettingsRow, SettingsSection } from './SettingsSection.tsx';

const ProfileSelect = lazy(async () => ({
  default: (await import('../../shared/profiles/ProfileSelect.tsx')).ProfileSelect,
}));

/** Asks for the person's sending system, for which mails are written unless a mail has its own. */
export function SendingSettings() {
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
