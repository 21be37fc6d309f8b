import { Alert, Button, PasswordInput, Text } from '@mantine/core';
import { useState } from 'react';
import { errorSentence } from '../api/error-sentence.ts';
import { useT } from '../i18n/use-t.ts';
import { DialogActions } from '../ui/dialog/DialogActions.tsx';

interface PasswordStepProps {
  readonly hasPassword: boolean;
  readonly body: string;
  /** `Continue` where nothing is said. */
  readonly confirmLabel?: string;
  readonly close: () => void;
  readonly error: unknown;
  readonly isPending: boolean;
  /** Without a password where the account has none. */
  readonly go: (password: string | undefined) => void;
}

/** What comes first: whoever finds the page open shall not change how one gets in. */
export function PasswordStep({ hasPassword, body, confirmLabel, close, error, isPending, go }: PasswordStepProps) {
  const t = useT('signIn');
  const [password, setPassword] = useState('');
  const isReady = !hasPassword || password !== '';
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) go(hasPassword ? password : undefined);
      }}
    >
      <Text size="sm" mb="md">
        {body}
      </Text>
      {hasPassword && (
        <PasswordInput
          label={t('password')}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': t('showPassword'), tabIndex: 0 }}
          data-autofocus
          autoFocus
        />
      )}
      {error !== null && error !== undefined && (
        <Alert color="red" mt="md" role="alert">
          {errorSentence(error)}
        </Alert>
      )}
      <DialogActions>
        <Button variant="default" onClick={close}>
          {t('shared:cancel')}
        </Button>
        <Button type="submit" disabled={!isReady} loading={isPending}>
          {confirmLabel ?? t('continue')}
        </Button>
      </DialogActions>
    </form>
  );
}
