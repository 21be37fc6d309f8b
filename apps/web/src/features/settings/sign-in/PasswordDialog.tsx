import { useMutation } from '@tanstack/react-query';
import { PasswordStep } from '../../../shared/second-factor/PasswordStep.tsx';
import { DialogFrame } from '../../../shared/ui/dialog/DialogFrame.tsx';

interface PasswordDialogProps {
  readonly opened: boolean;
  readonly close: () => void;
  readonly hasPassword: boolean;
  readonly title: string;
  readonly body: string;
  readonly confirmLabel: string;
  readonly act: (password: string | undefined) => Promise<void>;
}

/** Does what the password is asked for. */
export function PasswordDialog({ opened, close, title, act, ...rest }: PasswordDialogProps) {
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
      <PasswordStep
        {...rest}
        close={close}
        error={send.error}
        isPending={send.isPending}
        go={(one) => send.mutate(one)}
      />
    </DialogFrame>
  );
}
