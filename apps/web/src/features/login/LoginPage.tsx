import { endpoints, returnPath, SIGN_IN_PROBLEMS } from '@mailwright/contract';
import { Alert, Divider, Skeleton } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { IconAlertCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { useT } from '../../shared/i18n/use-t.ts';
import { usePlace, useQueryParams } from '../../shared/navigation/place.ts';
import { Redirect } from '../../shared/navigation/Redirect.tsx';
import { hasPasskeys } from '../../shared/passkeys/ask-passkey.ts';
import { sessionStore } from '../../shared/session/session-store.ts';
import { signInWaysQuery } from '../../shared/session/sign-in-ways-query.ts';
import { LoginForm } from './LoginForm.tsx';
import classes from './LoginPage.module.css';
import { PasskeyButton } from './PasskeyButton.tsx';
import { ProviderButton } from './ProviderButton.tsx';
import { RequiredFactor } from './RequiredFactor.tsx';
import { SecondFactorForm } from './SecondFactorForm.tsx';
import { SetupFaultPage } from './SetupFaultPage.tsx';
import { SideBySide } from './SideBySide.tsx';
import { useEnter } from './use-enter.ts';

const { passkeys } = endpoints;

export function LoginPage() {
  const search = useQueryParams();
  return search.get('problem') === 'setup' ? <SetupFaultPage /> : <SignInPage />;
}

function SignInPage() {
  const t = useT('login');
  const search = useQueryParams();
  const { state: navigation } = usePlace();
  const session = useStore(sessionStore);
  const next = returnPath(search.get('next'));
  const step = search.get('step');
  const isSecondStep = step === 'second-factor';
  useDocumentTitle(`${t('title')} · ${t('shared:appName')}`);

  const joined = typeof navigation.joined === 'string' ? navigation.joined : '';
  const subtitle = t(joined !== '' ? 'joined' : navigation.expired === true ? 'expired' : 'subtitle');

  if (step === 'set-up') return <RequiredFactor next={next} />;
  // Who has just joined signs in as themselves, whoever is signed in here.
  if (session.state === 'open' && joined === '') return <Redirect to={next} />;
  return (
    <SideBySide title={t('title')} subtitle={isSecondStep ? t('factor.subtitle') : subtitle}>
      <SignInProblemNote problem={search.get('problem')} />
      {isSecondStep ? <SecondFactorForm next={next} /> : <SignInWays next={next} email={joined} />}
    </SideBySide>
  );
}

/** Shows why the sign-in at the provider failed, as the page's address says; nothing where it says nothing. */
function SignInProblemNote({ problem }: { readonly problem: string | null }) {
  const t = useT('login');
  const known = SIGN_IN_PROBLEMS.find((one) => one === problem);
  if (known === undefined) return null;
  return (
    <Alert
      variant="light"
      color="red"
      mb="lg"
      icon={<IconAlertCircle size={18} />}
      role="alert"
      title={t(`problem.${known}.title`)}
    >
      {t(`problem.${known}.body`)}
    </Alert>
  );
}

interface SignInWaysProps {
  readonly next: string;
  /** Initial value of the email field. */
  readonly email: string;
}

/** Shows the ways to sign in that this server offers: with a password or a passkey, at the company's provider, or both. */
function SignInWays({ next, email }: SignInWaysProps) {
  const t = useT('login');
  const enter = useEnter(next);
  const { data, isPending } = useQuery(signInWaysQuery);
  if (isPending) return <Skeleton h={210} />;
  // Where nothing is known of other ways, the usual one says what is wrong.
  const { passwords, provider } = data ?? { passwords: true, provider: null };
  return (
    <div className={classes.form}>
      {provider && <ProviderButton label={provider.label} next={next} variant={passwords ? 'default' : 'filled'} />}
      {passwords && hasPasskeys() && (
        <PasskeyButton ask={passkeys.ask} answer={passkeys.signIn} variant="default" enter={enter} />
      )}
      {passwords && (provider || hasPasskeys()) && <Divider my="xs" label={t('or')} />}
      {passwords && <LoginForm next={next} email={email} />}
    </div>
  );
}
