import { endpoints, type OwnSession } from '@mailwright/contract';
import { Badge, Button, Skeleton } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { errorSentence } from '../../../shared/api/error-sentence.ts';
import { fullDate, relativeTime } from '../../../shared/format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { signOut } from '../../../shared/session/sign-out.ts';
import { confirm } from '../../../shared/ui/dialog/confirm.ts';
import { Loaded } from '../../../shared/ui/loading/Loaded.tsx';
import { toast } from '../../../shared/ui/toast/toast.tsx';
import { SettingsSection } from '../SettingsSection.tsx';
import classes from './AccountPage.module.css';
import { ownSessionsQuery } from './account-query.ts';

/** Lists the sessions of the person, each with a button to sign out there. */
export function OwnSessions() {
  const t = useT('accounts');
  const queries = useQueryClient();
  const sessions = useQuery(ownSessionsQuery);
  const refresh = () => queries.invalidateQueries({ queryKey: ownSessionsQuery.queryKey });
  const endOthers = async () => {
    const act = async () => {
      await call(endpoints.account.endOtherSessions, {});
      await refresh();
    };
    const question = {
      title: t('endOthers.title'),
      body: t('endOthers.body'),
      confirmLabel: t('endOthers'),
      danger: true,
    };
    if (await confirm({ ...question, act })) toast.success(t('endedOthers'));
  };
  return (
    <SettingsSection title={t('sessions')}>
      <Loaded
        query={sessions}
        data={sessions.data}
        skeleton={<Skeleton height={140} radius={12} />}
        failure={{ title: t('sessionsFailed') }}
      >
        {(all) => (
          <>
            <ul className={classes.list}>
              {all.map((session) => (
                <SessionRow key={session.id} session={session} onEnded={refresh} />
              ))}
            </ul>
            <div className={classes.foot}>
              {all.length > 1 && (
                <Button variant="default" onClick={() => void endOthers()}>
                  {t('endOthers')}
                </Button>
              )}
              <SignOutEverywhere />
            </div>
          </>
        )}
      </Loaded>
    </SettingsSection>
  );
}

interface SessionRowProps {
  readonly session: OwnSession;
  readonly onEnded: () => unknown;
}

function SessionRow({ session, onEnded }: SessionRowProps) {
  const t = useT('accounts');
  const { id, browser, system, address, begun, lastUsed, isCurrent } = session;
  const end = useMutation({
    mutationFn: () => call(endpoints.account.endSession, { params: { id } }),
    onSuccess: () => toast.success(t('ended')),
    onError: (error) => toast.error(errorSentence(error)),
    onSettled: onEnded,
  });
  const device = browser === '' ? t('device.unknown') : browser;
  const name = system === '' ? device : t('device.on', { device, system });
  return (
    <li className={classes.session} aria-label={name}>
      <div className={classes.words}>
        <p className={classes.device}>
          {name}
          {isCurrent && (
            <Badge size="sm" variant="light">
              {t('device.this')}
            </Badge>
          )}
        </p>
        <p className={classes.hint}>
          {address !== '' && `${address} · `}
          <span data-tip={t('begun', { when: fullDate(begun) })}>{t('used', { when: relativeTime(lastUsed) })}</span>
        </p>
      </div>
      {!isCurrent && (
        <Button
          size="xs"
          variant="default"
          aria-label={`${t('end')}: ${name}`}
          loading={end.isPending}
          onClick={() => end.mutate()}
        >
          {t('end')}
        </Button>
      )}
    </li>
  );
}

/** Ends all sessions of the person, this one as well. */
function SignOutEverywhere() {
  const t = useT('accounts');
  const leave = useMutation({
    mutationFn: async () => {
      const question = { title: t('everywhere.title'), body: t('everywhere.body'), confirmLabel: t('everywhere') };
      if (await confirm(question)) await signOut({ everywhere: true });
    },
    onError: (error) => toast.error(errorSentence(error)),
  });
  return (
    <Button variant="default" loading={leave.isPending} onClick={() => leave.mutate()}>
      {t('everywhere')}
    </Button>
  );
}
