import { NEW_PASSWORD } from '@mailwright/contract';
import { PasswordInput } from '@mantine/core';
import { useT } from '../../../shared/i18n/use-t.ts';

interface NewPasswordInputProps {
  readonly value: string;
  readonly onChange: (password: string) => void;
  /** It was sent, so that what is missing is said. */
  readonly tried: boolean;
  readonly autoFocus?: boolean;
}

/** A password that somebody chooses: as long as it has to be, and nothing else is asked of it here. */
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
