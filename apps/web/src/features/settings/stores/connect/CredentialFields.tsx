import { LIMITS } from '@mailwright/contract';
import { PasswordInput, SegmentedControl, Stack } from '@mantine/core';
import { useT } from '../../../../shared/i18n/use-t.ts';

export interface TypedCredentials {
  readonly key: string;
  readonly secret: string;
  readonly token: string;
  /** True when the credentials of Shopify are the client id and secret of an app instead of a token. */
  readonly isApp: boolean;
}

export const NO_CREDENTIALS: TypedCredentials = { key: '', secret: '', token: '', isApp: true };

type Field = 'key' | 'secret' | 'token';

/** Fields of each kind of access, with the text key of each label. */
const FIELDS = {
  woocommerce: { key: 'key', secret: 'secret' },
  app: { key: 'clientId', secret: 'clientSecret' },
  token: { token: 'token' },
} as const satisfies Record<string, Partial<Record<Field, string>>>;

type Word = 'key' | 'secret' | 'clientId' | 'clientSecret' | 'token';

/** Returns the credentials to send; null when a part is missing. */
export function credentialsOf(kind: 'woocommerce' | 'shopify', typed: TypedCredentials) {
  const [key, secret, token] = [typed.key.trim(), typed.secret.trim(), typed.token.trim()];
  if (kind === 'shopify' && !typed.isApp) return token === '' ? null : { token };
  return key === '' || secret === '' ? null : { key, secret };
}

interface CredentialFieldsProps {
  readonly kind: 'woocommerce' | 'shopify';
  readonly typed: TypedCredentials;
  /** True when empty fields are marked as missing. */
  readonly required: boolean;
  /** Message of the shop about the credentials; null for none. */
  readonly refusal: string | null;
  readonly onChange: (typed: TypedCredentials) => void;
}

/** Asks for the credentials of a shop. Browsers are asked not to store them: they are not this person's password. */
export function CredentialFields({ kind, typed, required, refusal, onChange }: CredentialFieldsProps) {
  const t = useT('stores');
  const access = kind === 'woocommerce' ? kind : typed.isApp ? 'app' : 'token';
  const fields = Object.entries(FIELDS[access]) as [Field, Word][];
  return (
    <Stack gap="sm">
      {kind === 'shopify' && (
        <SegmentedControl
          aria-label={t('credentials.access')}
          value={access}
          data={[
            { value: 'app', label: t('credentials.byApp') },
            { value: 'token', label: t('credentials.byToken') },
          ]}
          onChange={(value) => onChange({ ...typed, isApp: value === 'app' })}
        />
      )}
      {fields.map(([name, word], index) => (
        <PasswordInput
          key={word}
          label={t(`credentials.${word}`)}
          description={t(`credentials.${word}Hint`)}
          autoComplete="off"
          data-1p-ignore
          maxLength={LIMITS.stores.secret}
          value={typed[name]}
          error={
            (required && typed[name].trim() === '' && t('credentials.required')) ||
            (refusal !== null && (index === fields.length - 1 ? <span role="alert">{refusal}</span> : true))
          }
          visibilityToggleButtonProps={{ 'aria-label': t('credentials.show') }}
          onChange={({ currentTarget }) => onChange({ ...typed, [name]: currentTarget.value })}
        />
      ))}
    </Stack>
  );
}
