import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { errorSentence } from '../../shared/api/error-sentence.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { useAccount } from '../../shared/session/session-store.ts';
import { signOut } from '../../shared/session/sign-out.ts';
import { confirm } from '../../shared/ui/dialog/confirm.ts';
import { toast } from '../../shared/ui/toast/toast.tsx';
import { SettingsRow, SettingsSection } from './SettingsSection.tsx';

export function SessionSettings() {
  const t = useT('settings');
  const { firstName, lastName, email, subscriptionPlan } = useAccount();
  const leave = useMutation({
    mutationFn: async () => {
      const sure = await confirm({
        title: t('everywhereTitle'),
        body: t('everywhereBody'),
        confirmLabel: t('everywhere'),
      });
      if (sure) await signOut({ everywhere: true });
    },
    onError: (error) => toast.error(errorSentence(error)),
  });
  return (
    <SettingsSection title={t('account')}>
      <SettingsRow title={`${firstName} ${lastName}`} hint={email}>
        <span>{subscriptionPlan}</span>
      </SettingsRow>
      <SettingsRow title={t('sessions')} hint={t('sessionsHint')}>
        <Button variant="default" loading={leave.isPending} onClick={() => leave.mutate()}>
          {t('everywhere')}
        </Button>
      </SettingsRow>
    </SettingsSection>
  );
}
