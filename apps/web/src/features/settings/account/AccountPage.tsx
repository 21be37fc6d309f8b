import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useAccount } from '../../../shared/session/session-store.ts';
import { Loaded } from '../../../shared/ui/loading/Loaded.tsx';
import { PersonalDataDownload } from '../personal-data/PersonalDataDownload.tsx';
import { SettingsSection } from '../SettingsSection.tsx';
import { SettingsShell } from '../SettingsShell.tsx';
import classes from './AccountPage.module.css';
import { ownAccountQuery } from './account-query.ts';
import { NameForm } from './NameForm.tsx';
import { OwnSessions } from './OwnSessions.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { Portrait } from './Portrait.tsx';

// Few come here for it, and it brings a good deal of code.
const SignInSettings = lazy(async () => ({
  default: (await import('../sign-in/SignInSettings.tsx')).SignInSettings,
}));

/** Shows the person's own name and picture, their ways to sign in, their sessions, and the download of their data. */
export function AccountPage() {
  const t = useT('accounts');
  const { email, subscriptionPlan } = useAccount();
  const account = useQuery(ownAccountQuery);
  return (
    <SettingsShell page="account">
      <Loaded
        query={account}
        data={account.data}
        skeleton={<Skeleton height={420} radius={12} />}
        failure={{ title: t('accountFailed') }}
      >
        {({ firstName, lastName, hasPassword }) => (
          <>
            <SettingsSection title={t('profile')}>
              <div className={classes.part}>
                <Portrait />
                <p className={classes.hint}>
                  {email} · {subscriptionPlan}
                </p>
                <NameForm firstName={firstName} lastName={lastName} />
              </div>
            </SettingsSection>
            <SettingsSection title={t('password')}>
              <div className={classes.part}>
                {hasPassword ? <PasswordForm /> : <p className={classes.hint}>{t('password.elsewhere')}</p>}
              </div>
            </SettingsSection>
          </>
        )}
      </Loaded>
      <Suspense fallback={<Skeleton h={152} my={32} radius={12} />}>
        <SignInSettings />
      </Suspense>
      <OwnSessions />
      <SettingsSection title={t('data')}>
        <div className={classes.part}>
          <PersonalDataDownload />
        </div>
      </SettingsSection>
    </SettingsShell>
  );
}
