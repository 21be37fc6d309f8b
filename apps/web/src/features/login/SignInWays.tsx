import { endpoints } from '@mailwright/contract';
import { Button, Divider, Skeleton } from '@mantine/core';
import { IconBuilding } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { addressOf } from '../../shared/api/call.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { hasPasskeys } from '../../shared/passkeys/ask-passkey.ts';
import { LoginForm } from './LoginForm.tsx';
import classes from './LoginPage.module.css';
import { PasskeyButton } from './PasskeyButton.tsx';
import { signInWaysQuery } from './sign-in-ways-query.ts';
import { useEnter } from './use-enter.ts';

const { begin } = endpoints.singleSignOn;
const { passkeys } = endpoints;

interface SignInWaysProps {
  readonly next: string;
  /** The address that the form begins with. */
  readonly email: string;
}

/** With a password, at the company's provider, or either, as this server has it. */
export function SignInWays({ next, email }: SignInWaysProps) {
  const t = useT('login');
  const enter = useEnter(next);
  const { data, isPending } = useQuery(signInWaysQuery);
  if (isPending) return <Skeleton h={210} />;
  // Where nothing is known of other ways, the usual one says what is wrong.
  const { passwords, provider } = data ?? { passwords: true, provider: null };
  return (
    <div className={classes.form}>
      {provider && (
        <Button
          component="a"
          href={addressOf(begin, { query: { next } })}
          variant={passwords ? 'default' : 'filled'}
          size="md"
          fullWidth
          leftSection={<IconBuilding size={18} />}
        >
          {t('provider', { name: provider.label })}
        </Button>
      )}
      {passwords && hasPasskeys() && (
        <PasskeyButton ask={passkeys.ask} answer={passkeys.signIn} variant="default" enter={enter} />
      )}
      {passwords && (provider || hasPasskeys()) && <Divider my="xs" label={t('or')} />}
      {passwords && <LoginForm next={next} email={email} />}
    </div>
  );
}
