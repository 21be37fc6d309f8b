import { PasswordInput } from '@mantine/core';
import { useT } from '../i18n/use-t.ts';

interface OwnPasswordInputProps {
  readonly value: string;
  readonly onChange: (password: string) => void;
  readonly readOnly?: boolean;
  /** Margin below the input. */
  readonly mb?: 'md';
}

/** Asks for the current password of the account; the first field of its form. */
export function OwnPasswordInput({ value, onChange, ...space }: OwnPasswordInputProps) {
  const t = useT('signIn');
  return (
    <PasswordInput
      label={t('password')}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      autoComplete="current-password"
      visibilityToggleButtonProps={{ 'aria-label': t('showPassword'), tabIndex: 0 }}
      data-autofocus
      autoFocus
      {...space}
    />
  );
}
