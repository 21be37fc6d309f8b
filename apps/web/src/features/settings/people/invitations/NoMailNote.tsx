import { Alert } from '@mantine/core';
import { IconMailOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { signInWaysQuery } from '../../../../shared/session/sign-in-ways-query.ts';
import classes from './Invitations.module.css';

/** Command that is typed on the server. */
const COMMAND = 'npm run user -- password-link --email …';

/**
 * Tells an administrator what to do when the server sends no emails. The command for a new password is shown only where
 * passwords can be used to sign in.
 */
export function NoMailNote() {
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
