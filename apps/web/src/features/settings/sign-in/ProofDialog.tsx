import { Alert, Button, PasswordInput, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorSentence } from '../../../shared/api/error-sentence.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { DialogActions } from '../../../shared/ui/dialog/DialogActions.tsx';
import { DialogFrame } from '../../../shared/ui/dialog/DialogFrame.tsx';

interface Proof {
  readonly password?: string;
  readonly code: string;
}

interface ProofDialogProps {
  readonly opened: boolean;
  readonly close: () => void;
  readonly hasPassword: boolean;
  readonly title: string;
  readonly body: string;
  readonly confirmLabel: string;
  readonly danger?: boolean;
  readonly act: (proof: Proof) => Promise<void>;
}

/** Does what password and code are asked for. */
export function ProofDialog({ opened, close, title, ...rest }: ProofDialogProps) {
  return (
    <DialogFrame opened={opened} onClose={close} title={title}>
      <ProofForm close={close} {...rest} />
    </DialogFrame>
  );
}

function ProofForm({
  close,
  hasPassword,
  body,
  confirmLabel,
  danger = false,
  act,
}: Omit<ProofDialogProps, 'opened' | 'title'>) {
  const t = useT('signIn');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const send = useMutation({ mutationFn: () => act({ ...(hasPassword && { password }), code }) });
  const isReady = code.trim() !== '' && (!hasPassword || password !== '');
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) send.mutate();
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
          mb="md"
        />
      )}
      <TextInput
        label={t('anyCode')}
        description={t('anyCodeHint')}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
        autoComplete="one-time-code"
      />
      {send.isError && (
        <Alert color="red" mt="md" role="alert">
          {errorSentence(send.error)}
        </Alert>
      )}
      <DialogActions>
        <Button variant="default" onClick={close}>
          {t('shared:cancel')}
        </Button>
        <Button type="submit" {...(danger && { color: 'red' })} disabled={!isReady} loading={send.isPending}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </form>
  );
}
