import { Text } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../i18n/use-t.ts';
import { StepForm } from '../ui/dialog/StepForm.tsx';
import { OwnPasswordInput } from './OwnPasswordInput.tsx';

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
export function PasswordStep({ hasPassword, body, confirmLabel, go, ...rest }: PasswordStepProps) {
  const t = useT('signIn');
  const [password, setPassword] = useState('');
  const isReady = !hasPassword || password !== '';
  return (
    <StepForm
      isReady={isReady}
      submit={() => go(hasPassword ? password : undefined)}
      submitLabel={confirmLabel ?? t('continue')}
      {...rest}
    >
      <Text size="sm" mb="md">
        {body}
      </Text>
      {hasPassword && <OwnPasswordInput value={password} onChange={setPassword} />}
    </StepForm>
  );
}
