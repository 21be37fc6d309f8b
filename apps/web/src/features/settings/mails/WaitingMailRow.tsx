import { endpoints, type WaitingMail } from '@mailwright/contract';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { errorSentence } from '../../../shared/api/error-sentence.ts';
import { fullDate, relativeTime, timeOfDay } from '../../../shared/format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { confirm } from '../../../shared/ui/dialog/confirm.ts';
import { toast } from '../../../shared/ui/toast/toast.tsx';
import rows from '../Rows.module.css';
import { waitingMailsQuery } from './waiting-mails-query.ts';

/** Shows one email: its recipient, its purpose, the mail server's answer, and the actions on it. */
export function WaitingMailRow({ mail }: { readonly mail: WaitingMail }) {
  const t = useT('mails');
  const queries = useQueryClient();
  const { id, kind, state, since, tries, answer, next } = mail;
  const email = mail.to || t('unknown');
  const isGivenUp = state === 'givenUp';
  const refresh = () => queries.invalidateQueries({ queryKey: waitingMailsQuery.queryKey });
  const tryNow = useMutation({
    mutationFn: () => call(endpoints.waitingMails.tryNow, { params: { id } }),
    onSuccess: (tried) => {
      if (tried.outcome === 'sent') toast.success(t('outcome.sent', { email }));
      else toast.error(t(`outcome.${tried.outcome}`, { answer: tried.answer }));
    },
    onError: (error) => toast.error(errorSentence(error)),
    onSettled: refresh,
  });
  const discard = async () => {
    const act = async () => {
      await call(endpoints.waitingMails.discard, { params: { id } });
      await refresh();
    };
    const question = {
      title: t(isGivenUp ? 'remove.title' : 'discard.title', { email }),
      body: t(isGivenUp ? 'remove.body' : 'discard.body'),
      confirmLabel: t(isGivenUp ? 'remove' : 'discard'),
      danger: !isGivenUp,
    };
    if (await confirm({ ...question, act })) toast.success(t(isGivenUp ? 'removed' : 'discarded', { email }));
  };
  const discardLabel = t(isGivenUp ? 'remove' : 'discard');
  return (
    <li className={rows.row} aria-label={email}>
      <div className={rows.words}>
        <p className={rows.name}>{email}</p>
        <p className={rows.facts}>
          {kind !== null && <>{t(`kind.${kind}`)} · </>}
          <span data-tip={fullDate(since)}>{t('since', { when: relativeTime(since) })}</span> ·{' '}
          {t('tries', { count: tries })}
          {state === 'trying' && <> · {t('trying')}</>}
          {next !== null && (
            <>
              {' '}
              · <span data-tip={fullDate(next)}>{t('next', { time: timeOfDay(next) })}</span>
            </>
          )}
        </p>
        {answer !== '' && <p className={rows.facts}>{t('answer', { answer })}</p>}
      </div>
      <div className={rows.actions}>
        {!isGivenUp && (
          <Button
            size="xs"
            variant="default"
            aria-label={`${t('tryNow')}: ${email}`}
            loading={tryNow.isPending}
            disabled={state === 'trying'}
            onClick={() => tryNow.mutate()}
          >
            {t('tryNow')}
          </Button>
        )}
        <Button size="xs" variant="default" aria-label={`${discardLabel}: ${email}`} onClick={() => void discard()}>
          {discardLabel}
        </Button>
      </div>
    </li>
  );
}
