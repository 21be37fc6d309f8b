import { endpoints, type OwnerProof, type SecondFactor } from '@mailwright/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { useT } from '../i18n/use-t.ts';
import { toast } from '../ui/toast/toast.tsx';
import { ConfirmAppStep } from './ConfirmAppStep.tsx';
import { ProofStep } from './ProofStep.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

export interface StepsProps {
  /** Current second factors of the account, which are asked for first. */
  readonly state: SecondFactor;
  /** Called when nothing was set up. */
  readonly cancel: () => void;
  /** Called when the factor is set up and the person has stored the recovery codes, if there were new ones. */
  readonly done: () => void;
}

/** Sets up an authenticator app: the proof, the QR code and a code of the app, the recovery codes. */
export function AppSteps({ state, cancel, done }: StepsProps) {
  const t = useT('signIn');
  const start = useMutation({
    mutationFn: (proof: OwnerProof) => call(endpoints.secondFactor.startTotp, { body: proof }),
  });
  const confirm = useMutation({
    mutationFn: (code: string) => call(endpoints.secondFactor.confirmTotp, { body: { code } }),
    onSuccess: ({ recoveryCodes }) => {
      toast.success(t('app.done'));
      if (recoveryCodes === null) done();
    },
  });
  const codes = confirm.data?.recoveryCodes;
  if (codes) return <RecoveryCodes codes={codes} done={done} />;
  if (start.data) {
    return (
      <ConfirmAppStep
        app={start.data}
        close={cancel}
        error={confirm.error}
        isPending={confirm.isPending}
        confirm={(code) => confirm.mutate(code)}
      />
    );
  }
  return (
    <ProofStep
      state={state}
      body={t('app.setUpBody')}
      close={cancel}
      error={start.error}
      isPending={start.isPending}
      go={(proof) => start.mutate(proof)}
    />
  );
}
