import type { OwnerProof, SecondFactor } from '@mailwright/contract';
import { useMutation } from '@tanstack/react-query';
import { ProofStep } from '../../../shared/second-factor/ProofStep.tsx';
import { DialogFrame } from '../../../shared/ui/dialog/DialogFrame.tsx';

interface OwnerDialogProps {
  readonly opened: boolean;
  readonly close: () => void;
  readonly state: SecondFactor;
  readonly title: string;
  readonly body: string;
  readonly confirmLabel: string;
  readonly act: (proof: OwnerProof) => Promise<void>;
}

/** Asks for the proof of the account's owner, then runs `act` with it. */
export function OwnerDialog({ opened, close, title, act, ...rest }: OwnerDialogProps) {
  const send = useMutation({ mutationFn: act });
  return (
    <DialogFrame
      opened={opened}
      onClose={() => {
        send.reset();
        close();
      }}
      title={title}
    >
      <ProofStep {...rest} close={close} error={send.error} isPending={send.isPending} go={(one) => send.mutate(one)} />
    </DialogFrame>
  );
}
