import type { SecondFactor } from '@mailwright/contract';
import type { ComponentType } from 'react';
import type { StepsProps } from '../../../shared/second-factor/AppSteps.tsx';
import { DialogFrame } from '../../../shared/ui/dialog/DialogFrame.tsx';

interface SetUpDialogProps {
  readonly opened: boolean;
  readonly state: SecondFactor;
  readonly title: string;
  readonly Steps: ComponentType<StepsProps>;
  readonly close: () => void;
}

/** Sets up an authenticator app or a passkey, step by step. */
export function SetUpDialog({ opened, state, title, Steps, close }: SetUpDialogProps) {
  return (
    <DialogFrame opened={opened} onClose={close} title={title}>
      <Steps state={state} cancel={close} done={close} />
    </DialogFrame>
  );
}
