import { endpoints, mayRemoveFactor, type SecondFactor } from '@mailwright/contract';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { AppSteps } from '../../../shared/second-factor/AppSteps.tsx';
import { secondFactorQuery } from '../../../shared/second-factor/second-factor-query.ts';
import { toast } from '../../../shared/ui/toast/toast.tsx';
import { SettingsRow } from '../SettingsSection.tsx';
import { ProofDialog } from './ProofDialog.tsx';
import { SetUpDialog } from './SetUpDialog.tsx';

/** Shows whether an authenticator app is set up, with buttons to set it up and to turn it off. */
export function AppSettings({ state }: { readonly state: SecondFactor }) {
  const t = useT('signIn');
  const queries = useQueryClient();
  const [open, setOpen] = useState<'setup' | 'remove' | null>(null);
  const close = () => setOpen(null);
  const isLast = state.totp && !mayRemoveFactor(state);
  const refresh = () => queries.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
  return (
    <SettingsRow title={t('app')} hint={t(isLast ? 'app.last' : state.totp ? 'app.on' : 'app.off')}>
      <Button variant="default" disabled={isLast} onClick={() => setOpen(state.totp ? 'remove' : 'setup')}>
        {t(state.totp ? 'app.remove' : 'app.setUp')}
      </Button>
      <SetUpDialog
        opened={open === 'setup'}
        state={state}
        title={t('app.setUpTitle')}
        Steps={AppSteps}
        close={() => {
          close();
          void refresh();
        }}
      />
      <ProofDialog
        opened={open === 'remove'}
        close={close}
        state={state}
        title={t('app.removeTitle')}
        body={t('app.removeBody')}
        confirmLabel={t('app.remove')}
        danger
        act={async (proof) => {
          await call(endpoints.secondFactor.removeTotp, { body: proof });
          await refresh();
          toast.success(t('app.removed'));
          close();
        }}
      />
    </SettingsRow>
  );
}
