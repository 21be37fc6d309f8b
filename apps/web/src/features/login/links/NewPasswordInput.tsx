import { NEW_PASSWORD } from '@mailwright/contract';
import { PasswordInput } from '@mantine/core';
import { useT } from '../../../shared/i18n/use-t.ts';

interface NewPasswordInputProps {
  readonly value: string;
  readonly onChange: (password: string) => void;
  /** True once the form was sent: from then on a password that is too short is an error. */
  readonly tried: boolean;
  readonly autoFocus?: boolean;
}

/** Asks for a new password. Only its length is checked here. */
export function NewPasswordInput({ value, onChange, tried, autoFocus = false }: NewPasswordInputProps) {
  const t = useT('login');
  return (
    <PasswordInput
      label={t('newPassword')}
      description={t('newPassword.hint', { min: NEW_PASSWORD.min })}
      size="md"
      autoComplete="new-password"
      autoFocus={autoFocus}
      maxLength={NEW_PASSWORD.max}
      visibilityToggleButtonProps={{ 'aria-label': t('showPassword'), tabIndex: 0 }}
      value={value}
      error={tried && !isLongEnough(value) && t('newPassword.short', { min: NEW_PASSWORD.min })}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

export function isLongEnough(password: string): boolean {
  return password.length >= NEW_PASSWORD.min;
}
