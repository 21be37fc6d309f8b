import type { SecondFactor } from '@mailwright/contract';
import { Anchor, Button, Skeleton, Text } from '@mantine/core';
import { IconDeviceMobile, IconFingerprint } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useT } from '../../shared/i18n/use-t.ts';
import { Redirect } from '../../shared/navigation/Redirect.tsx';
import { hasPasskeys } from '../../shared/passkeys/ask-passkey.ts';
import { AppSteps } from '../../shared/second-factor/AppSteps.tsx';
import { PasskeySteps } from '../../shared/second-factor/PasskeySteps.tsx';
import { secondFactorQuery } from '../../shared/second-factor/second-factor-query.ts';
import type { Account } from '../../shared/session/account.ts';
import { signOut } from '../../shared/session/sign-out.ts';
import { useAccountLook } from '../../shared/session/use-account-look.ts';
import { useOpenedSession } from '../../shared/session/use-opened-session.ts';
import { LanguageSelect } from '../../shared/settings/LanguageSelect.tsx';
import { LoadingScreen } from '../../shared/ui/LoadingScreen.tsx';
import { Loaded } from '../../shared/ui/loading/Loaded.tsx';
import classes from './LoginPage.module.css';
import { SideBySide } from './SideBySide.tsx';
import { useEnter } from './use-enter.ts';

/**
 * Asks people who must set up a second factor to do so. Everybody else is redirected to `next`, or to the sign-in page first.
 */
export function RequiredFactor({ next }: { readonly next: string }) {
  const session = useOpenedSession();
  switch (session.state) {
    case 'unknown':
    case 'opening':
      return <LoadingScreen />;
    case 'factor-due':
      return <SetUp account={session.session.account} next={next} />;
    case 'open':
      return <Redirect to={next} />;
    default:
      return <Redirect to={`/login?${new URLSearchParams({ next })}`} />;
  }
}

interface SetUpProps {
  readonly account: Account;
  readonly next: string;
}

function SetUp({ account, next }: SetUpProps) {
  const t = useT('login');
  useAccountLook(account);
  const query = useQuery(secondFactorQuery);
  return (
    <SideBySide title={t('setUp.title')} subtitle={t('setUp.subtitle')}>
      <Loaded query={query} data={query.data} skeleton={<Skeleton h={150} />} failure={{ title: t('setUp.failed') }}>
        {(state: SecondFactor) => <Ways state={state} next={next} refresh={query.refetch} />}
      </Loaded>
      <div className={classes.foot}>
        <Text size="sm" c="var(--mw-text-muted)">
          {t('setUp.signedInAs', { email: account.email })}{' '}
          <Anchor component="button" type="button" size="sm" onClick={() => void signOut()}>
            {t('setUp.signOut')}
          </Anchor>
        </Text>
        {/* An account's language may be another one than the browser's, and the settings are still closed. */}
        <LanguageSelect label={t('language')} size="xs" />
      </div>
    </SideBySide>
  );
}

interface WaysProps {
  readonly state: SecondFactor;
  readonly next: string;
  readonly refresh: () => unknown;
}

/** Asks for an authenticator app or a passkey as the second factor, and sets it up. */
function Ways({ state, next, refresh }: WaysProps) {
  const t = useT('login');
  const enter = useEnter(next);
  const [way, setWay] = useState<'app' | 'passkey' | null>(null);
  // It may have been set up in another window meanwhile.
  const isThere = way === null && (state.totp || state.passkeys > 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: goes on once.
  useEffect(() => {
    if (isThere) void enter();
  }, [isThere]);
  if (way === null) {
    return (
      <div className={classes.form}>
        <Button size="md" fullWidth leftSection={<IconDeviceMobile size={18} />} onClick={() => setWay('app')}>
          {t('setUp.app')}
        </Button>
        <Button
          variant="default"
          size="md"
          fullWidth
          leftSection={<IconFingerprint size={18} />}
          disabled={!hasPasskeys()}
          onClick={() => setWay('passkey')}
        >
          {t('setUp.passkey')}
        </Button>
      </div>
    );
  }
  const Steps = way === 'app' ? AppSteps : PasskeySteps;
  const cancel = () => {
    setWay(null);
    refresh();
  };
  return (
    <div className={classes.steps}>
      <Steps state={state} cancel={cancel} done={() => void enter()} />
    </div>
  );
}
