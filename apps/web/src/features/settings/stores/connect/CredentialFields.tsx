import { LIMITS } from '@mailwright/contract';
import { PasswordInput, Stack } from '@mantine/core';
import { useT } from '../../../../shared/i18n/use-t.ts';

export interface TypedCredentials {
  readonly key: string;
  readonly secret: string;
  readonly token: string;
}

export const NO_CREDENTIALS: TypedCredentials = { key: '', secret: '', token: '' };

/** What is sent of what was typed; null as long as a part is missing. */
export function credentialsOf<K extends 'woocommerce' | 'shopify'>(kind: K, typed: TypedCredentials) {
  const [key, secret, token] = [typed.key.trim(), typed.secret.trim(), typed.token.trim()];
  if (kind === 'shopify') return token === '' ? null : { token };
  return key === '' || secret === '' ? null : { key, secret };
}

interface CredentialFieldsProps {
  readonly kind: 'woocommerce' | 'shopify';
  readonly typed: TypedCredentials;
  /** Empty fields are said to be missing. */
  readonly required: boolean;
  readonly onChange: (typed: TypedCredentials) => void;
}

/** The key of a shop. Browsers are asked not to keep it: it is not this person's password. */
export function CredentialFields({ kind, typed, required, onChange }: CredentialFieldsProps) {
  const t = useT('stores');
  const names = kind === 'shopify' ? (['token'] as const) : (['key', 'secret'] as const);
  return (
    <Stack gap="sm">
      {names.map((name) => (
        <PasswordInput
          key={name}
          label={t(`credentials.${name}`)}
          description={t(`credentials.${name}Hint`)}
          autoComplete="off"
          data-1p-ignore
          maxLength={LIMITS.stores.secret}
          value={typed[name]}
          error={required && typed[name].trim() === '' && t('credentials.required')}
          visibilityToggleButtonProps={{ 'aria-label': t('credentials.show') }}
          onChange={({ currentTarget }) => onChange({ ...typed, [name]: currentTarget.value })}
        />
      ))}
    </Stack>
  );
}
