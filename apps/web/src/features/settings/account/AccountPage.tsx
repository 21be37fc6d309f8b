import { Skeleton } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useT } from '../../../shared/i18n/use-t.ts';
import { AppHeader } from '../../../shared/shell/AppHeader.tsx';
import { Loaded } from '../../../shared/ui/loading/Loaded.tsx';
import { SettingsNavigation } from '../SettingsNavigation.tsx';
import classes from '../SettingsPage.module.css';
import { SettingsSection } from '../SettingsSection.tsx';
import accountClasses from './AccountPage.module.css';
import { ownAccountQuery } from './account-query.ts';
import { NameForm } from './NameForm.tsx';
import { OwnSessions } from './OwnSessions.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { Portrait } from './Portrait.tsx';

/** A person's own name, picture, password and sessions. */
export function AccountPage() {
  const t = useT('accounts');
  useDocumentTitle(`${t('account')} · ${t('shared:appName')}`);
  const account = useQuery(ownAccountQuery);
  return (
    <>
      <AppHeader
        breadcrumbs={[
          { title: t('myTemplates'), to: '/' },
          { title: t('settings'), to: '/settings' },
          { title: t('account') },
        ]}
      />
      <main id="content" tabIndex={-1} className={classes.page}>
        <h1 className={classes.title}>{t('settings')}</h1>
        <SettingsNavigation current="account" />
        <Loaded
          query={account}
          data={account.data}
          skeleton={<Skeleton height={420} radius={12} />}
          failure={{ title: t('accountFailed') }}
        >
          {({ firstName, lastName, hasPassword }) => (
            <>
              <SettingsSection title={t('profile')}>
                <div className={accountClasses.part}>
                  <Portrait />
                  <NameForm firstName={firstName} lastName={lastName} />
                </div>
              </SettingsSection>
              <SettingsSection title={t('password')}>
                <div className={accountClasses.part}>
                  {hasPassword ? <PasswordForm /> : <p className={accountClasses.hint}>{t('password.elsewhere')}</p>}
                </div>
              </SettingsSection>
            </>
          )}
        </Loaded>
        <OwnSessions />
      </main>
    </>
  );
}
