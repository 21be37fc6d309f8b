import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { DialogFrame } from '../../../shared/ui/dialog/DialogFrame.tsx';

interface NextStepsDialogProps {
  readonly opened: boolean;
  readonly close: () => void;
  readonly title: string;
  /** Room for the buttons side by side, pixels. */
  readonly size: number;
  /** What there is to say. */
  readonly children: ReactNode;
  /** Buttons, the likeliest one last. */
  readonly ways: ReactNode;
}

/** Says how things stand, and offers the ways on from there. */
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
