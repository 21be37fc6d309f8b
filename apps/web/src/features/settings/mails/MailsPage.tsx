import { IconMailPause } from '@tabler/icons-react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useAccount } from '../../../shared/session/session-store.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { SettingsShell } from '../SettingsShell.tsx';
import { WaitingMails } from './WaitingMails.tsx';

/** What waits to be sent, for administrators. */
export function MailsPage() {
  const t = useT('mails');
  const { role } = useAccount();
  return (
    <SettingsShell page="mails">
      {role === 'admin' ? (
        <WaitingMails />
      ) : (
        <EmptyState
          icon={<IconMailPause size={28} stroke={1.5} />}
          title={t('notAdmin.title')}
          body={t('notAdmin.body')}
        />
      )}
    </SettingsShell>
  );
}
