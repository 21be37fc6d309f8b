import type { SecondFactor } from '@mailwright/contract';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useT } from '../../../shared/i18n/use-t.ts';
import { secondFactorQuery } from '../../../shared/second-factor/second-factor-query.ts';
import { Loaded } from '../../../shared/ui/loading/Loaded.tsx';
import { SettingsSection } from '../SettingsSection.tsx';
import { AppSettings } from './AppSettings.tsx';
import { PasskeySettings } from './PasskeySettings.tsx';
import { RecoverySettings } from './RecoverySettings.tsx';

/** Shows the settings of the second factor. */
export function SignInSettings() {
  const t = useT('signIn');
  const query = useQuery(secondFactorQuery);
  return (
    <SettingsSection title={t('title')}>
      <Loaded query={query} data={query.data} skeleton={<Skeleton h={76} />} failure={{ title: t('loadFailure') }}>
        {(state: SecondFactor) => (
          <>
            <AppSettings state={state} />
            <PasskeySettings state={state} />
            {(state.totp || state.passkeys > 0) && <RecoverySettings state={state} />}
          </>
        )}
      </Loaded>
    </SettingsSection>
  );
}
