import { endpoints, type SecondFactor } from '@mailwright/contract';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { RecoveryCodes } from '../../../shared/second-factor/RecoveryCodes.tsx';
import { secondFactorQuery } from '../../../shared/second-factor/second-factor-query.ts';
import { DialogFrame } from '../../../shared/ui/dialog/DialogFrame.tsx';
import { SettingsRow } from '../SettingsSection.tsx';
import { ProofDialog } from './ProofDialog.tsx';

/** Shows the number of recovery codes left, with a button for new ones. */
export function RecoverySettings({ state }: { readonly state: SecondFactor }) {
  const t = useT('signIn');
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  // New ones take a code: without an app, one of those that are left.
  if (!state.totp && state.recoveryCodesLeft === 0) {
    return <SettingsRow title={t('recovery')} hint={t(state.hasPassword ? 'recovery.byApp' : 'recovery.byReset')} />;
  }
  return (
    <SettingsRow title={t('recovery')} hint={t('recovery.left', { count: state.recoveryCodesLeft })}>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('recovery.renew')}
      </Button>
      <ProofDialog
        opened={asking}
        close={() => setAsking(false)}
        state={state}
        title={t('recovery.renewTitle')}
        body={t('recovery.renewBody')}
        confirmLabel={t('recovery.renew')}
        act={async (proof) => {
          const { recoveryCodes } = await call(endpoints.secondFactor.renewCodes, { body: proof });
          setAsking(false);
          setCodes(recoveryCodes);
          await queries.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
        }}
      />
      <DialogFrame opened={codes !== null} onClose={() => setCodes(null)} title={t('recovery')}>
        <RecoveryCodes codes={codes ?? []} done={() => setCodes(null)} />
      </DialogFrame>
    </SettingsRow>
  );
}
