import { Button } from '@mantine/core';
import { useT } from '../../shared/i18n/use-t.ts';
import { Link } from '../../shared/navigation/Link.tsx';
import { useAccount } from '../../shared/session/session-store.ts';
import { SettingsRow, SettingsSection } from './SettingsSection.tsx';

/** Shows the name and email address of the person signed in, and a link to the page of their account. */
export function AccountSettings() {
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
