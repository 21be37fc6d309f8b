import { IconHistory } from '@tabler/icons-react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { AdministratorsPage } from '../AdministratorsPage.tsx';
import { AuditEntries } from './AuditEntries.tsx';

/** Shows the audit log to administrators: who did what, when and from where. */
export function AuditPage() {
  const t = useT('audit');
  return (
    <AdministratorsPage
      page="audit"
      icon={<IconHistory size={28} stroke={1.5} />}
      title={t('notAdmin.title')}
      body={t('notAdmin.body')}
    >
      <AuditEntries />
    </AdministratorsPage>
  );
}
