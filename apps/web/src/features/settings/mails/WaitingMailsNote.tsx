import { Alert } from '@mantine/core';
import { IconMailPause } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Link } from '../../../shared/navigation/Link.tsx';
import classes from './WaitingMails.module.css';
import { waitingMailsQuery } from './waiting-mails-query.ts';

/** Tells an administrator that emails wait or were not sent; shows nothing when all were sent. */
export function WaitingMailsNote() {
  const t = useT('mails');
  const { data } = useQuery(waitingMailsQuery);
  const { waiting = 0, givenUp = 0 } = data ?? {};
  if (waiting + givenUp === 0) return null;
  const lines = [
    ...(waiting > 0 ? [t('note.waiting', { count: waiting })] : []),
    ...(givenUp > 0 ? [t('note.givenUp', { count: givenUp })] : []),
  ];
  return (
    <Alert className={classes.note} variant="light" color="yellow" role="status" icon={<IconMailPause size={18} />}>
      {lines.join(' ')}{' '}
      <Link to="/settings/mails" className={classes.open}>
        {t('note.open')}
      </Link>
    </Alert>
  );
}
