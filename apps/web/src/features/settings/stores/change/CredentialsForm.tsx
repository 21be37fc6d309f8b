import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { CredentialFields, credentialsOf, NO_CREDENTIALS } from '../connect/CredentialFields.tsx';
import { ChangeForm } from './ChangeForm.tsx';
import type { StoreFormProps } from './ChangeStoreDialog.tsx';

/** Asks for new credentials in place of the stored ones, or removes the stored ones. */
export function CredentialsForm({ store, close }: StoreFormProps) {
  const t = useT('stores');
  const [typed, setTyped] = useState(NO_CREDENTIALS);
  const [forget, setForget] = useState(false);
  const [tried, setTried] = useState(false);
  const kind = store.kind === 'shopify' ? 'shopify' : 'woocommerce';
  const credentials = credentialsOf(kind, typed);
  return (
    <ChangeForm
      store={store}
      close={close}
      change={() => {
        setTried(true);
        return forget ? { credentials: null } : credentials && { credentials };
      }}
      done={t('credentials.saved')}
    >
      {(onKey) => (
        <>
          {!forget && (
            <CredentialFields
              kind={kind}
              typed={typed}
              required={tried && credentials === null}
              refusal={onKey}
              onChange={setTyped}
            />
          )}
          {store.hasCredentials && (
            <Checkbox
              mt="md"
              checked={forget}
              label={t('credentials.forget')}
              onChange={({ currentTarget }) => setForget(currentTarget.checked)}
            />
          )}
        </>
      )}
    </ChangeForm>
  );
}
