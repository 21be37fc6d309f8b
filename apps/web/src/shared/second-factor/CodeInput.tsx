import type { SecondFactor } from '@mailwright/contract';
import { TextInput } from '@mantine/core';
import { useT } from '../i18n/use-t.ts';

interface CodeInputProps {
  readonly state: SecondFactor;
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly readOnly?: boolean;
}

/** Asks for a code of the app or a recovery code. */
export function CodeInput({ state, value, onChange, readOnly = false }: CodeInputProps) {
  const t = useT('signIn');
  // Whoever has neither app nor codes any more: setting one up asks for the password alone, where there is one.
  const withoutApp = state.hasPassword ? t('recoveryCodeOrApp') : t('recoveryCodeOrReset');
  return (
    <TextInput
      label={t('anyCode')}
      description={state.totp ? t('anyCodeHint') : withoutApp}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      readOnly={readOnly}
      autoComplete="one-time-code"
    />
  );
}
