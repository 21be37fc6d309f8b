import { useDocumentTitle } from '@mantine/hooks';
import { IconHistory } from '@tabler/icons-react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useAccount } from '../../../shared/session/session-store.ts';
import { AppHeader } from '../../../shared/shell/AppHeader.tsx';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { SettingsNavigation } from '../SettingsNavigation.tsx';
import { AuditEntries } from './AuditEntries.tsx';
import classes from './AuditPage.module.css';

/** Who did what, when and from where, for administrators. */
export function AuditPage() {
  const t = useT('audit');
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
        <SettingsNavigation current="audit" />
        {role === 'admin' ? (
          <AuditEntries />
        ) : (
          <EmptyState
            icon={<IconHistory size={28} stroke={1.5} />}
            title={t('notAdmin.title')}
            body={t('notAdmin.body')}
          />
        )}
      </main>
    </>
  );
}
