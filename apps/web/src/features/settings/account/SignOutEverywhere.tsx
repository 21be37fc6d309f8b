import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { errorSentence } from '../../../shared/api/error-sentence.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { signOut } from '../../../shared/session/sign-out.ts';
import { confirm } from '../../../shared/ui/dialog/confirm.ts';
import { toast } from '../../../shared/ui/toast/toast.tsx';

/** Ends all sessions of the person, this one as well. */
export function SignOutEverywhere() {
  const t = useT('accounts');
  const leave = useMutation({
    mutationFn: async () => {
      const question = { title: t('everywhere.title'), body: t('everywhere.body'), confirmLabel: t('everywhere') };
      if (await confirm(question)) await signOut({ everywhere: true });
    },
    onError: (error) => toast.error(errorSentence(error)),
  });
  return (
    <Button variant="default" loading={leave.isPending} onClick={() => leave.mutate()}>
      {t('everywhere')}
    </Button>
  );
}
