import { endpoints } from '@mailwright/contract';
import { Alert, Button, PasswordInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconAlertCircle } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';
import { errorSentence } from '../../shared/api/error-sentence.ts';
import { checkedWhenLeft } from '../../shared/forms/validate-on-blur.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { Link } from '../../shared/navigation/Link.tsx';
import { navigate } from '../../shared/navigation/navigate.ts';
import { DemoAccounts } from './DemoAccounts.tsx';
import classes from './LoginPage.module.css';
import { useEnter } from './use-enter.ts';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

interface LoginFormProps {
  readonly next: string;
  /** Initial value of the email field. */
  readonly email: string;
}

export function LoginForm({ next, email }: LoginFormProps) {
  const t = useT('login');
  const enter = useEnter(next);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email, password: '' },
    validate: {
      email: (value) =>
        value.trim() === '' ? t('emailRequired') : EMAIL.test(value.trim()) ? null : t('messages:emailInvalid'),
      password: (value) => (value === '' ? t('passwordRequired') : null),
    },
    enhanceGetInputProps: ({ field, form }) => (field === 'email' ? checkedWhenLeft({ field, form }) : undefined),
  });
  const signIn = useMutation({
    mutationFn: (body: typeof form.values) => call(endpoints.auth.login, { body }),
    onSuccess: (entry) =>
      'sessionId' in entry ? enter() : navigate(`/login?${new URLSearchParams({ step: 'second-factor', next })}`),
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
        <Link to="/forgot-password" className={classes.aside}>
          {t('forgot')}
        </Link>
      </form>
      <DemoAccounts disabled={busy} onChoose={({ email, password }) => signIn.mutate({ email, password })} />
    </>
  );
}
