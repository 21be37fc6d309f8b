import { IconMailPause } from '@tabler/icons-react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { AdministratorsPage } from '../AdministratorsPage.tsx';
import { WaitingMails } from './WaitingMails.tsx';

/** Shows the emails that wait to be sent, to administrators. */
export function MailsPage() {
  const t = useT('mails');
  return (
    <AdministratorsPage
      page="mails"
      icon={<IconMailPause size={28} stroke={1.5} />}
      title={t('notAdmin.title')}
      body={t('notAdmin.body')}
    >
      <WaitingMails />
    </AdministratorsPage>
  );
}
