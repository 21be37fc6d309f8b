import { endpoints, isEmailAddress } from '@mailwright/contract';
import { Alert, Button, TextInput } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { IconMailForward } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { errorSentence } from '../../../shared/api/error-sentence.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Link } from '../../../shared/navigation/Link.tsx';
import { signInWaysQuery } from '../../../shared/session/sign-in-ways-query.ts';
import classes from '../LoginPage.module.css';
import { SideBySide } from '../SideBySide.tsx';
import { PasswordsOff } from './PasswordsOff.tsx';

/** Shows the form that requests a link for a new password, where people can sign in with passwords. */
export function ForgotPassword() {
  const t = useT('login');
  useDocumentTitle(`${t('forgot.title')} · ${t('shared:appName')}`);
  const ways = useQuery(signInWaysQuery);
  if (ways.data?.passwords === false) return <PasswordsOff />;
  return <AskForLink />;
}

/** Asks for an email address and requests the link. The message afterwards does not reveal whether the account exists. */
function AskForLink() {
  const t = useT('login');
  const [email, setEmail] = useState('');
  const [tried, setTried] = useState(false);
  const address = email.trim();
  const ask = useMutation({ mutationFn: () => call(endpoints.passwords.forgot, { body: { email: address } }) });
  return (
    <SideBySide title={t('forgot.title')} subtitle={t('forgot.subtitle')}>
      <form
        noValidate
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (isEmailAddress(address)) ask.mutate();
        }}
      >
        {ask.isSuccess && (
          <Alert variant="light" icon={<IconMailForward size={18} />} role="status">
            {t('forgot.sent', { email: address })}
          </Alert>
        )}
        {ask.isError && (
          <Alert variant="light" color="red" role="alert">
            {errorSentence(ask.error)}
          </Alert>
        )}
        <TextInput
          label={t('email')}
          placeholder={t('emailPlaceholder')}
          type="email"
          autoComplete="username"
          size="md"
          autoFocus
          value={email}
          error={tried && !isEmailAddress(address) && t('messages:emailInvalid')}
          onChange={({ currentTarget }) => {
            setEmail(currentTarget.value);
            ask.reset();
          }}
        />
        <Button type="submit" size="md" fullWidth loading={ask.isPending}>
          {t('forgot.submit')}
        </Button>
        <Link to="/login" className={classes.aside}>
          {t('backToSignIn')}
        </Link>
      </form>
    </SideBySide>
  );
}
