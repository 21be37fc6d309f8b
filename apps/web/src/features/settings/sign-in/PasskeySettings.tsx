import { endpoints, type Passkey, type SecondFactor } from '@mailwright/contract';
import { Button, Skeleton } from '@mantine/core';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { hasPasskeys } from '../../../shared/passkeys/ask-passkey.ts';
import { PasskeySteps } from '../../../shared/second-factor/PasskeySteps.tsx';
import { secondFactorQuery } from '../../../shared/second-factor/second-factor-query.ts';
import { Loaded } from '../../../shared/ui/loading/Loaded.tsx';
import { SettingsRow } from '../SettingsSection.tsx';
import { PasskeyRow } from './PasskeyRow.tsx';
import { SetUpDialog } from './SetUpDialog.tsx';

/** Query for the passkeys of the account. */
const passkeysQuery = queryOptions({
  queryKey: ['second-factor', 'passkeys'],
  queryFn: ({ signal }) => call(endpoints.passkeys.list, {}, { signal }),
});

/** Lists the passkeys, with a button to add one. */
export function PasskeySettings({ state }: { readonly state: SecondFactor }) {
  const t = useT('signIn');
  const queries = useQueryClient();
  const query = useQuery(passkeysQuery);
  const [adding, setAdding] = useState(false);
  const refresh = () => queries.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
  return (
    <>
      <SettingsRow title={t('passkeys')} hint={t(hasPasskeys() ? 'passkeys.hint' : 'passkeys.unsupported')}>
        <Button variant="default" disabled={!hasPasskeys()} onClick={() => setAdding(true)}>
          {t('passkeys.add')}
        </Button>
        <SetUpDialog
          opened={adding}
          state={state}
          title={t('passkeys.addTitle')}
          Steps={PasskeySteps}
          close={() => {
            setAdding(false);
            void refresh();
          }}
        />
      </SettingsRow>
      {state.passkeys > 0 && (
        <Loaded query={query} data={query.data} skeleton={<Skeleton h={76} />} failure={{ title: t('loadFailure') }}>
          {(passkeys: readonly Passkey[]) =>
            passkeys.map((passkey) => <PasskeyRow key={passkey.id} passkey={passkey} state={state} refresh={refresh} />)
          }
        </Loaded>
      )}
    </>
  );
}
