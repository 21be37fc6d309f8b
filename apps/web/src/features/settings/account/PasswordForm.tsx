import { endpoints, NEW_PASSWORD } from '@mailwright/contract';
import { Alert, Button, PasswordInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { errorSentence } from '../../../shared/api/error-sentence.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useAccount } from '../../../shared/session/session-store.ts';
import { toast } from '../../../shared/ui/toast/toast.tsx';
import classes from './AccountPage.module.css';
import { ownSessionsQuery } from './account-query.ts';

/** Asks for a new password and for the current one. */
export function PasswordForm() {
  const t = useT('accounts');
  const { email } = useAccount();
  const queries = useQueryClient();
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const isShort = password.length < NEW_PASSWORD.min;
  const change = useMutation({
    mutationFn: () => call(endpoints.account.changePassword, { body: { current, password } }),
    onSuccess: async () => {
      setCurrent('');
      setPassword('');
      setTried(false);
      toast.success(t('password.changed'));
      await queries.invalidateQueries({ queryKey: ownSessionsQuery.queryKey });
    },
  });
  const shown = { visibilityToggleButtonProps: { 'aria-label': t('showPassword'), tabIndex: 0 } };
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (current !== '' && !isShort) change.mutate();
      }}
    >
      {/* Says to a password manager whose password it is. */}
      <input hidden readOnly autoComplete="username" value={email} />
      <PasswordInput
        {...shown}
        className={classes.wide}
        label={t('password.current')}
        autoComplete="current-password"
        value={current}
        error={tried && current === '' && t('password.currentRequired')}
        onChange={(event) => setCurrent(event.currentTarget.value)}
      />
      <PasswordInput
        {...shown}
        className={classes.wide}
        label={t('password.new')}
        description={t('password.hint', { min: NEW_PASSWORD.min })}
        autoComplete="new-password"
        maxLength={NEW_PASSWORD.max}
        value={password}
        error={tried && isShort && t('password.short', { min: NEW_PASSWORD.min })}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      {change.isError && (
        <Alert className={classes.wide} color="red" role="alert">
          {errorSentence(change.error)}
        </Alert>
      )}
      <Button type="submit" loading={change.isPending}>
        {t('password.change')}
      </Button>
    </form>
  );
}
