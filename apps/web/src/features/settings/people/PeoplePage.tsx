import { IconUsers } from '@tabler/icons-react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useAccount } from '../../../shared/session/session-store.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { WaitingMailsNote } from '../mails/WaitingMailsNote.tsx';
import { SettingsShell } from '../SettingsShell.tsx';
import { Invitations } from './invitations/Invitations.tsx';
import { People } from './People.tsx';

/** Who may use this server, for administrators. */
export function PeoplePage() {
  const t = useT('accounts');
  const { role } = useAccount();
  return (
    <SettingsShell page="people">
      {role === 'admin' ? (
        <>
          <WaitingMailsNote />
          <Invitations />
          <People />
        </>
      ) : (
        <EmptyState icon={<IconUsers size={28} stroke={1.5} />} title={t('notAdmin.title')} body={t('notAdmin.body')} />
      )}
    </SettingsShell>
  );
}
