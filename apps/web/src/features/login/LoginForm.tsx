import { endpoints } from '@mailwright/contract';
import { Alert, Button, PasswordInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconAlertCircle } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';
import { errorSentence } from '../../shared/api/error-sentence.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { checkedWhenLeft } from '../../shared/forms/when-left.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { navigate } from '../../shared/navigation/navigate.ts';
import { openSession } from '../../shared/session/open-session.ts';
import { setSession } from '../../shared/session/session-store.ts';
import { DemoAccounts } from './DemoAccounts.tsx';
import classes from './LoginPage.module.css';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export function LoginForm({ next }: { readonly next: string }) {
  const t = useT('login');
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '', password: '' },
    validate: {
      email: (value) =>
        value.trim() === '' ? t('emailRequired') : EMAIL.test(value.trim()) ? null : t('messages:emailInvalid'),
      password: (value) => (value === '' ? t('passwordRequired') : null),
    },
    enhanceGetInputProps: ({ field, form }) => (field === 'email' ? checkedWhenLeft({ field, form }) : undefined),
  });
  const signIn = useMutation({
    mutationFn: (body: typeof form.values) => call(endpoints.auth.login, { body }),
    onSuccess: async () => {
      queryClient.clear();
      setSession({ state: 'unknown' });
      await openSession();
      navigate(next, { replace: true });
    },
    onError: () => form.getInputNode('password')?.focus(),
  });

  // The page that it leads to may still be on its way.
  const busy = signIn.isPending || signIn.isSuccess;

  return (
    <>
      <form noValidate className={classes.form} onSubmit={form.onSubmit((values) => signIn.mutate(values))}>
        {signIn.isError && (
          <Alert variant="light" color="red" icon={<IconAlertCircle size={18} />} role="alert">
            {errorSentence(signIn.error)}
          </Alert>
        )}
        <TextInput
          {...form.getInputProps('email')}
          key={form.key('email')}
          label={t('email')}
          placeholder={t('emailPlaceholder')}
          type="email"
          autoComplete="username"
          size="md"
          autoFocus
        />
        <PasswordInput
          {...form.getInputProps('password')}
          key={form.key('password')}
          label={t('password')}
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': t('showPassword'), tabIndex: 0 }}
          size="md"
        />
        <Button type="submit" size="md" fullWidth loading={busy}>
          {t('submit')}
        </Button>
      </form>
      <DemoAccounts disabled={busy} onChoose={({ email, password }) => signIn.mutate({ email, password })} />
    </>
  );
}
