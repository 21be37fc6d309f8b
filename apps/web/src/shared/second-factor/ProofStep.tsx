import { askedProof, type OwnerProof, type SecondFactor } from '@mailwright/contract';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../i18n/use-t.ts';
import { StepForm } from '../ui/dialog/StepForm.tsx';
import { CodeInput } from './CodeInput.tsx';
import { OwnPasswordInput } from './OwnPasswordInput.tsx';

interface ProofStepProps {
  readonly state: SecondFactor;
  readonly body: string;
  /** True when the proof was accepted and is still valid; the field is then read-only. */
  readonly isProven?: boolean;
  /** Label of the submit button; `Continue` by default. */
  readonly confirmLabel?: string;
  readonly close: () => void;
  readonly error: unknown;
  readonly isPending: boolean;
  readonly go: (proof: OwnerProof) => void;
}

/**
 * Asks for the proof of the account's owner before the ways to sign in are changed: somebody who finds the page open must not
 * be able to change them.
 */
export function ProofStep({ state, body, isProven = false, confirmLabel, go, ...rest }: ProofStepProps) {
  const t = useT('signIn');
  const [given, setGiven] = useState('');
  const asked = askedProof(state);
  const proof: OwnerProof = asked === 'nothing' ? {} : { [asked]: given };
  return (
    <StepForm
      isReady={asked === 'nothing' || given.trim() !== ''}
      submit={() => go(proof)}
      submitLabel={confirmLabel ?? t('continue')}
      {...rest}
    >
      <Text size="sm" mb="md">
        {body}
      </Text>
      {asked === 'password' && <OwnPasswordInput value={given} onChange={setGiven} readOnly={isProven} />}
      {asked === 'code' && <CodeInput state={state} value={given} onChange={setGiven} readOnly={isProven} />}
    </StepForm>
  );
}
