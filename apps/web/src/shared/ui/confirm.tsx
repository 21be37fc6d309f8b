import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import i18next from 'i18next';

interface Question {
  readonly title: string;
  readonly body: string;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  /** The answer loses something for good. */
  readonly danger?: boolean;
}

/** Asks in a dialog; resolves true when confirmed, false when cancelled or closed. */
export function confirm({ title, body, confirmLabel, cancelLabel, danger = false }: Question): Promise<boolean> {
  return new Promise((resolve) => {
    modals.openConfirmModal({
      title,
      size: 440,
      centered: true,
      children: <Text c="var(--mw-text-muted)">{body}</Text>,
      labels: { confirm: confirmLabel, cancel: cancelLabel ?? i18next.t('shared:cancel') },
      confirmProps: { color: danger ? 'red.8' : undefined, 'data-autofocus': true },
      onConfirm: () => resolve(true),
      onClose: () => resolve(false),
    });
  });
}
