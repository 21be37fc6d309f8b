import { endpoints, type Invitation } from '@mailwright/contract';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../shared/api/call.ts';
import { errorSentence } from '../../../../shared/api/error-sentence.ts';
import { fullDate, relativeTime } from '../../../../shared/format.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { confirm } from '../../../../shared/ui/dialog/confirm.ts';
import { DialogFrame } from '../../../../shared/ui/dialog/DialogFrame.tsx';
import { toast } from '../../../../shared/ui/toast/toast.tsx';
import rows from '../../Rows.module.css';
import { ACCOUNTS } from '../accounts-query.ts';
import { HandedLink } from './HandedLink.tsx';
import classes from './Invitations.module.css';

/** Shows an invitation that was not accepted yet, with buttons to send it again and to withdraw it. */
export function InvitationRow({ invitation }: { readonly invitation: Invitation }) {
  const t = useT('accounts');
  const queries = useQueryClient();
  const [link, setLink] = useState<string | null>(null);
  const { id, email, role, plan, expires, isExpired } = invitation;
  const refresh = () => queries.invalidateQueries({ queryKey: ACCOUNTS });
  const resend = useMutation({
    mutationFn: () => call(endpoints.invitations.resend, { params: { id } }),
    onSuccess: (sent) => {
      if (sent.waits) toast.error(t('invitedLater', { email }));
      else if (sent.link === null) toast.success(t('invited', { email }));
      setLink(sent.link);
    },
    onError: (error) => toast.error(errorSentence(error)),
    // The link before is of no use any more, though the mail with the new one was not sent.
    onSettled: refresh,
  });
  const revoke = async () => {
    const act = async () => {
      await call(endpoints.invitations.revoke, { params: { id } });
      await refresh();
    };
    const question = {
      title: t('revoke.title', { email }),
      body: t('revoke.body'),
      confirmLabel: t('revoke'),
      danger: true,
    };
    if (await confirm({ ...question, act })) toast.success(t('revoked', { email }));
  };
  return (
    <li className={rows.row} aria-label={email}>
      <div className={rows.words}>
        <p className={rows.name}>{email}</p>
        <p className={rows.facts}>
          {t(`role.${role}`)} · {plan.name} ·{' '}
          <span className={isExpired ? classes.late : undefined} data-tip={fullDate(expires)}>
            {t(isExpired ? 'expired' : 'expires', { when: relativeTime(expires) })}
          </span>
        </p>
      </div>
      <div className={rows.actions}>
        <Button
          size="xs"
          variant="default"
          aria-label={`${t('resend')}: ${email}`}
          loading={resend.isPending}
          onClick={() => resend.mutate()}
        >
          {t('resend')}
        </Button>
        <Button size="xs" variant="default" aria-label={`${t('revoke')}: ${email}`} onClick={() => void revoke()}>
          {t('revoke')}
        </Button>
      </div>
      <DialogFrame opened={link !== null} size={520} title={t('link.title')} onClose={() => setLink(null)}>
        <HandedLink email={email} link={link ?? ''} close={() => setLink(null)} />
      </DialogFrame>
    </li>
  );
}
