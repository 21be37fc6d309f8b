import { useDocumentTitle } from '@mantine/hooks';
import { IconUsers } from '@tabler/icons-react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useAccount } from '../../../shared/session/session-store.ts';
import { AppHeader } from '../../../shared/shell/AppHeader.tsx';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { SettingsNavigation } from '../SettingsNavigation.tsx';
import { Invitations } from './invitations/Invitations.tsx';
import { People } from './People.tsx';
import classes from './PeoplePage.module.css';

/** Who may use this server, for administrators. */
export function PeoplePage() {
  const t = useT('accounts');
  useDocumentTitle(`${t('title')} · ${t('shared:appName')}`);
  const { role } = useAccount();
  return (
    <>
      <AppHeader
        breadcrumbs={[
          { title: t('myTemplates'), to: '/' },
          { title: t('settings'), to: '/settings' },
          { title: t('title') },
        ]}
      />
      <main id="content" tabIndex={-1} className={classes.page}>
        <h1 className={classes.title}>{t('settings')}</h1>
        <SettingsNavigation current="people" />
        {role === 'admin' ? (
          <>
            <Invitations />
            <People />
          </>
        ) : (
          <EmptyState
            icon={<IconUsers size={28} stroke={1.5} />}
            title={t('notAdmin.title')}
            body={t('notAdmin.body')}
          />
        )}
      </main>
    </>
  );
}
