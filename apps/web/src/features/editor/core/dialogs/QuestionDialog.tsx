import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { DialogFrame } from '../../../../shared/ui/dialog/DialogFrame.tsx';
import classes from './QuestionDialog.module.css';

interface Answer {
  readonly label: string;
  readonly run: () => void;
  readonly kind?: 'primary' | 'danger' | 'plain';
  readonly loading?: boolean;
}

interface QuestionModalProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Left to right; the last is where the focus goes and what Enter presses. */
  readonly answers: readonly Answer[];
  readonly onClose: () => void;
  /** The question has to be answered: neither Escape nor a click beside it closes it. */
  readonly firm?: boolean;
  /** Pixels; an answer may need more to be seen. */
  readonly size?: number;
}

/** A short question with its answers as buttons. */
export function QuestionDialog(props: QuestionModalProps) {
  const { title, children, answers, onClose, firm = false } = props;
  // Three answers stand in one row.
  const { size = answers.length > 2 ? 640 : 480 } = props;
  return (
    <DialogFrame
      opened
      centered
      size={size}
      title={title}
      onClose={onClose}
      closeOnEscape={!firm}
      closeOnClickOutside={!firm}
      withCloseButton={!firm}
    >
      <Text component="div" size="sm" c="var(--mw-text-muted)">
        {children}
      </Text>
      <Group justify="flex-end" gap={8} mt="lg" className={classes.answers}>
        {answers.map(({ label, run, kind = 'plain', loading = false }, index) => (
          <Button
            key={label}
            variant={kind === 'plain' ? 'default' : 'filled'}
            {...(kind === 'danger' && { color: 'red.8' })}
            loading={loading}
            data-autofocus={index === answers.length - 1 || undefined}
            onClick={run}
          >
            {label}
          </Button>
        ))}
      </Group>
    </DialogFrame>
  );
}
