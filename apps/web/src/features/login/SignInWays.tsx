import { endpoints } from '@mailwright/contract';
import { Divider, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useT } from '../../shared/i18n/use-t.ts';
import { hasPasskeys } from '../../shared/passkeys/ask-passkey.ts';
import { signInWaysQuery } from '../../shared/session/sign-in-ways-query.ts';
import { LoginForm } from './LoginForm.tsx';
import classes from './LoginPage.module.css';
import { PasskeyButton } from './PasskeyButton.tsx';
import { ProviderButton } from './ProviderButton.tsx';
import { useEnter } from './use-enter.ts';

const { passkeys } = endpoints;

interface SignInWaysProps {
  readonly next: string;
  /** Initial value of the email field. */
  readonly email: string;
}

/** Shows the ways to sign in that this server offers: with a password or a passkey, at the company's provider, or both. */
export function SignInWays({ next, email }: SignInWaysProps) {
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
