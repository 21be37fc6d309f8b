import { IconUsers } from '@tabler/icons-react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { AdministratorsPage } from '../AdministratorsPage.tsx';
import { WaitingMailsNote } from '../mails/WaitingMailsNote.tsx';
import { Invitations } from './invitations/Invitations.tsx';
import { People } from './People.tsx';

/** Shows the people who may use this server, to administrators. */
export function PeoplePage() {
  const t = useT('accounts');
  return (
    <AdministratorsPage
      page="people"
      icon={<IconUsers size={28} stroke={1.5} />}
      title={t('notAdmin.title')}
      body={t('notAdmin.body')}
    >
      <WaitingMailsNote />
      <Invitations />
      <People />
    </AdministratorsPage>
  );
}
