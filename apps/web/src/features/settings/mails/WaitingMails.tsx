import type { WaitingMail } from '@mailwright/contract';
import { Skeleton } from '@mantine/core';
import { IconMailCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useT } from '../../../shared/i18n/use-t.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { Loaded } from '../../../shared/ui/loading/Loaded.tsx';
import rows from '../Rows.module.css';
import { WaitingMailRow } from './WaitingMailRow.tsx';
import classes from './WaitingMails.module.css';
import { waitingMailsQuery } from './waiting-mails-query.ts';

/** Lists the emails that the mail server has not accepted, and those that are no longer tried. */
export function WaitingMails() {
  const t = useT('mails');
  const query = useQuery(waitingMailsQuery);
  const { waiting = 0, givenUp = 0 } = query.data ?? {};
  return (
    <section aria-label={t('title')}>
      <p className={classes.hint}>{t('hint')}</p>
      <Loaded
        query={query}
        data={query.data?.mails}
        skeleton={<Skeleton height={220} radius={12} />}
        failure={{ title: t('failed') }}
        empty={
          <EmptyState icon={<IconMailCheck size={28} stroke={1.5} />} title={t('none.title')} body={t('none.body')} />
        }
      >
        {(mails) => (
          <>
            <MailList title={t('waiting')} mails={mails.filter(({ state }) => state !== 'givenUp')} total={waiting} />
            <MailList
              title={t('givenUp')}
              hint={t('givenUp.hint')}
              mails={mails.filter(({ state }) => state === 'givenUp')}
              total={givenUp}
            />
          </>
        )}
      </Loaded>
    </section>
  );
}

interface MailListProps {
  readonly title: string;
  readonly hint?: string;
  readonly mails: readonly WaitingMail[];
  /** Number of emails, including those beyond the end of the list. */
  readonly total: number;
}

function MailList({ title, hint, mails, total }: MailListProps) {
  const t = useT('mails');
  if (total === 0) return null;
  return (
    <>
      <h2 className={classes.title}>{title}</h2>
      {hint !== undefined && <p className={classes.hint}>{hint}</p>}
      {mails.length > 0 && (
        <ul className={rows.list} aria-label={title}>
          {mails.map((mail) => (
            <WaitingMailRow key={mail.id} mail={mail} />
          ))}
        </ul>
      )}
      {total > mails.length && <p className={classes.hint}>{t('more', { count: total - mails.length })}</p>}
    </>
  );
}
