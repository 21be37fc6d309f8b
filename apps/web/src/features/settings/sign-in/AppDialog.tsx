import { endpoints } from '@mailwright/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { DialogFrame } from '../../../shared/ui/dialog/DialogFrame.tsx';
import { toast } from '../../../shared/ui/toast/toast.tsx';
import { ConfirmAppStep } from './ConfirmAppStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

interface AppDialogProps {
  readonly opened: boolean;
  readonly hasPassword: boolean;
  readonly close: () => void;
}

/** Sets up an authenticator app: the password, the QR code and a code of the app, the recovery codes. */
export function AppDialog({ opened, ...rest }: AppDialogProps) {
  const t = useT('signIn');
  return (
    <DialogFrame opened={opened} onClose={rest.close} title={t('app.setUpTitle')}>
      <AppSteps {...rest} />
    </DialogFrame>
  );
}

function AppSteps({ hasPassword, close }: Omit<AppDialogProps, 'opened'>) {
  const t = useT('signIn');
  const start = useMutation({
    mutationFn: (password: string | undefined) =>
      call(endpoints.secondFactor.startTotp, { body: password === undefined ? {} : { password } }),
  });
  const confirm = useMutation({
    mutationFn: (code: string) => call(endpoints.secondFactor.confirmTotp, { body: { code } }),
    onSuccess: ({ recoveryCodes }) => {
      toast.success(t('app.done'));
      if (recoveryCodes === null) close();
    },
  });
  const codes = confirm.data?.recoveryCodes;
  if (codes) return <RecoveryCodes codes={codes} done={close} />;
  if (start.data) {
    return (
      <ConfirmAppStep
        app={start.data}
        close={close}
        error={confirm.error}
        isPending={confirm.isPending}
        confirm={(code) => confirm.mutate(code)}
      />
    );
  }
  return (
    <PasswordStep
      hasPassword={hasPassword}
      body={t('app.setUpBody')}
      close={close}
      error={start.error}
      isPending={start.isPending}
      go={(password) => start.mutate(password)}
    />
  );
}
