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
  /** What was given has counted, and goes on counting. */
  readonly isProven?: boolean;
  /** `Continue` where nothing is said. */
  readonly confirmLabel?: string;
  readonly close: () => void;
  readonly error: unknown;
  readonly isPending: boolean;
  readonly go: (proof: OwnerProof) => void;
}

/** What comes first: whoever finds the page open shall not change how one gets in. */
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
