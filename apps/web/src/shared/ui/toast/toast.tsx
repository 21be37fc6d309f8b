import { Button, Group, Text } from '@mantine/core';
import { notifications, notificationsStore } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { i18n } from '../../i18n/i18n.ts';

interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

export interface ToastOptions {
  /** Action beside the sentence, e.g. Undo. The toast closes when it is used. */
  readonly action?: ToastAction;
  /** Alternative action, shown before the main one. */
  readonly also?: ToastAction;
  /** True when the toast stays until it is closed. */
  readonly lasting?: boolean;
}

function show(color: string | undefined, icon: React.ReactNode, sentence: string, options: ToastOptions) {
  const actions = [options.also, options.action].filter((action) => action !== undefined);
  // Said again, a sentence takes its own place instead of standing there twice.
  const said = notificationsStore.getState().notifications.find(({ message }) => message === sentence);
  if (said?.id !== undefined) notifications.hide(said.id);
  const id = notifications.show({
    color,
    icon,
    closeButtonProps: { 'aria-label': i18n.t('shared:close') },
    autoClose: options.lasting === true ? false : 5000,
    message:
      actions.length === 0 ? (
        sentence
      ) : (
        <Group justify="space-between" wrap={actions.length > 1 ? 'wrap' : 'nowrap'} gap="sm">
          <Text size="sm">{sentence}</Text>
          <Group gap={4} ms="auto" wrap="nowrap">
            {actions.map(({ label, run }) => (
              <Button
                key={label}
                variant="subtle"
                size="compact-sm"
                flex="none"
                onClick={() => {
                  notifications.hide(id);
                  run();
                }}
              >
                {label}
              </Button>
            ))}
          </Group>
        </Group>
      ),
  });
  return id;
}

/** Shows short sentences at the bottom right; each closes after five seconds unless it is lasting. */
export const toast = {
  success: (sentence: string, options: ToastOptions = {}) =>
    show('green.8', <IconCheck size={16} stroke={2.2} />, sentence, options),
  error: (sentence: string, options: ToastOptions = {}) =>
    show('red.8', <IconAlertTriangle size={16} stroke={2} />, sentence, options),
  hide: (id: string) => notifications.hide(id),
};
