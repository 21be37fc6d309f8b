import { endpoints } from '@mailwright/contract';
import { Alert, Button } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { IconCheck } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { errorSentence } from '../../../shared/api/error-sentence.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Link } from '../../../shared/navigation/Link.tsx';
import classes from '../LoginPage.module.css';
import { linkToken } from './link-token.ts';
import { isLongEnough, NewPasswordInput } from './NewPasswordInput.tsx';
import { OpenLink } from './OpenLink.tsx';

/** Shows the page that the link for a forgotten password opens. */
export function NewPassword() {
  const t = useT('login');
  useDocumentTitle(`${t('reset.title')} · ${t('shared:appName')}`);
  const look = () => call(endpoints.passwords.look, { body: { token: linkToken() } });
  return (
    <OpenLink kind="password" look={look} title={t('reset.title')} subtitle={t('reset.subtitle')}>
      {(email) => <NewPasswordForm email={email} />}
    </OpenLink>
  );
}

function NewPasswordForm({ email }: { readonly email: string }) {
  const t = useT('login');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const reset = useMutation({
    mutationFn: () => call(endpoints.passwords.reset, { body: { token: linkToken(), password } }),
  });
  if (reset.isSuccess) {
    return (
      <div className={classes.form}>
        <Alert variant="light" color="green" icon={<IconCheck size={18} />} role="status">
          {t('reset.done')}
        </Alert>
        <Button component={Link} to="/login" size="md" fullWidth>
          {t('submit')}
        </Button>
      </div>
    );
  }
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (isLongEnough(password)) reset.mutate();
      }}
    >
      {reset.isError && (
        <Alert variant="light" color="red" role="alert">
          {errorSentence(reset.error)}
        </Alert>
      )}
      <input hidden readOnly autoComplete="username" value={email} />
      <NewPasswordInput autoFocus tried={tried} value={password} onChange={setPassword} />
      <Button type="submit" size="md" fullWidth loading={reset.isPending}>
        {t('reset.submit')}
      </Button>
    </form>
  );
}
