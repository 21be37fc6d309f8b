import type { SecondFactor } from '@mailwright/contract';
import { Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { CodeInput } from '../../../shared/second-factor/CodeInput.tsx';
import { OwnPasswordInput } from '../../../shared/second-factor/OwnPasswordInput.tsx';
import { DialogFrame } from '../../../shared/ui/dialog/DialogFrame.tsx';
import { StepForm } from '../../../shared/ui/dialog/StepForm.tsx';

interface Proof {
  readonly password?: string;
  readonly code: string;
}

interface ProofDialogProps {
  readonly opened: boolean;
  readonly close: () => void;
  readonly state: SecondFactor;
  readonly title: string;
  readonly body: string;
  readonly confirmLabel: string;
  readonly danger?: boolean;
  readonly act: (proof: Proof) => Promise<void>;
}

/** Asks for the password and a code, then runs `act` with them. Accounts without a password need only the code. */
export function ProofDialog({ opened, close, title, ...rest }: ProofDialogProps) {
  return (
    <DialogFrame opened={opened} onClose={close} title={title}>
      <ProofForm close={close} {...rest} />
    </DialogFrame>
  );
}

function ProofForm({
  close,
  state,
  body,
  confirmLabel,
  danger = false,
  act,
}: Omit<ProofDialogProps, 'opened' | 'title'>) {
  const { hasPassword } = state;
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const send = useMutation({ mutationFn: () => act({ ...(hasPassword && { password }), code }) });
  const isReady = code.trim() !== '' && (!hasPassword || password !== '');
  return (
    <StepForm
      isReady={isReady}
      submit={() => send.mutate()}
      submitLabel={confirmLabel}
      danger={danger}
      close={close}
      error={send.error}
      isPending={send.isPending}
    >
      <Text size="sm" mb="md">
        {body}
      </Text>
      {hasPassword && <OwnPasswordInput value={password} onChange={setPassword} mb="md" />}
      <CodeInput state={state} value={code} onChange={setCode} />
    </StepForm>
  );
}
