import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { DialogFrame } from '../../../shared/ui/dialog/DialogFrame.tsx';

interface NextStepsDialogProps {
  readonly opened: boolean;
  readonly close: () => void;
  readonly title: string;
  /** Width of the dialog, pixels: wide enough for the buttons side by side. */
  readonly size: number;
  /** Message of the dialog. */
  readonly children: ReactNode;
  /** Buttons of the next steps, the most likely one last. */
  readonly ways: ReactNode;
}

/** Shows a message and buttons for the next steps. */
export function NextStepsDialog({ opened, close, title, size, children, ways }: NextStepsDialogProps) {
  return (
    <DialogFrame opened={opened} onClose={close} title={title} size={size} centered>
      {children}
      <Group justify="flex-end" gap="sm" mt="lg">
        {ways}
      </Group>
    </DialogFrame>
  );
}
