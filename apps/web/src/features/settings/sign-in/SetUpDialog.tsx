import type { ComponentType } from 'react';
import type { StepsProps } from '../../../shared/second-factor/AppSteps.tsx';
import { DialogFrame } from '../../../shared/ui/dialog/DialogFrame.tsx';

interface SetUpDialogProps {
  readonly opened: boolean;
  readonly hasPassword: boolean;
  readonly title: string;
  readonly Steps: ComponentType<StepsProps>;
  readonly close: () => void;
}

/** Sets up an authenticator app or a passkey, step by step. */
export function SetUpDialog({ opened, hasPassword, title, Steps, close }: SetUpDialogProps) {
  return (
    <DialogFrame opened={opened} onClose={close} title={title}>
      <Steps hasPassword={hasPassword} cancel={close} done={close} />
    </DialogFrame>
  );
}
