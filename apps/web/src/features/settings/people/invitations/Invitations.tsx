import { Alert, Button } from '@mantine/core';
import { IconMailOff, IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { signInWaysQuery } from '../../../../shared/session/sign-in-ways-query.ts';
import { LoadFailure } from '../../../../shared/ui/loading/LoadFailure.tsx';
import rows from '../../Rows.module.css';
import { invitationsQuery } from '../accounts-query.ts';
import { InvitationRow } from './InvitationRow.tsx';
import classes from './Invitations.module.css';
import { InviteDialog } from './InviteDialog.tsx';

/** Command that is typed on the server. */
const COMMAND = 'npm run user -- password-link --email …';

/** Lists the open invitations, with a button to invite more people. */
export function Invitations() {
  const t = useT('accounts');
  const query = useQuery(invitationsQuery);
  const [inviting, setInviting] = useState(false);
  const { invitations = [], hasMailServer = true } = query.data ?? {};
  return (
    <section aria-label={t('invitations')} className={classes.section}>
      <div className={classes.head}>
        <p className={classes.hint}>{t('hint')}</p>
        <Button leftSection={<IconUserPlus size={16} />} onClick={() => setInviting(true)}>
          {t('invite')}
        </Button>
      </div>
      {!hasMailServer && <NoMailNote />}
      {query.isError && query.data === undefined && (
        <LoadFailure title={t('invitationsFailed')} retrying={query.isFetching} retry={() => void query.refetch()} />
      )}
      {invitations.length > 0 && (
        <>
          <h2 className={classes.title}>{t('invitations')}</h2>
          <ul className={rows.list}>
            {invitations.map((invitation) => (
              <InvitationRow key={invitation.id} invitation={invitation} />
            ))}
          </ul>
        </>
      )}
      <InviteDialog opened={inviting} byMail={hasMailServer} close={() => setInviting(false)} />
    </section>
  );
}

/**
 * Tells an administrator what to do when the server sends no emails. The command for a new password is shown only where
 * passwords can be used to sign in.
 */
function NoMailNote() {
  const t = useT('accounts');
  const { data: ways, isPending } = useQuery(signInWaysQuery);
  if (isPending) return null;
  return (
    <Alert className={classes.note} variant="light" icon={<IconMailOff size={18} />} title={t('noMail.title')}>
      {ways?.passwords ? (
        <>
          {t('noMail.body')} <code>{COMMAND}</code>
        </>
      ) : (
        t('noMail.invitations')
      )}
    </Alert>
  );
}
