import { IconHistory } from '@tabler/icons-react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useAccount } from '../../../shared/session/session-store.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { SettingsShell } from '../SettingsShell.tsx';
import { AuditEntries } from './AuditEntries.tsx';

/** Who did what, when and from where, for administrators. */
export function AuditPage() {
  const t = useT('audit');
  const { role } = useAccount();
  return (
    <SettingsShell page="audit">
      {role === 'admin' ? (
        <AuditEntries />
      ) : (
        <EmptyState
          icon={<IconHistory size={28} stroke={1.5} />}
          title={t('notAdmin.title')}
          body={t('notAdmin.body')}
        />
      )}
    </SettingsShell>
  );
}
