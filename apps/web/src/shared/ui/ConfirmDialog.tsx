import { Button, Group, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../i18n/use-t.ts';
import type { OpenQuestion } from './confirm.ts';

/** The question of `confirm`. While it fades after the answer it still shows what it asked. */
export function ConfirmDialog({ question }: { readonly question: OpenQuestion | null }) {
  const t = useT('shared');
  const [last, setLast] = useState(question);
  if (question !== null && question !== last) setLast(question);
  if (last === null) return null;
  return (
    <Modal
      opened={question !== null}
      onClose={() => last.answer(false)}
      title={last.title}
      size={440}
      centered
      zIndex={300}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <Text c="dimmed">{last.body}</Text>
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={() => last.answer(false)}>
          {last.cancelLabel ?? t('cancel')}
        </Button>
        <Button color={last.danger === true ? 'red.8' : undefined} data-autofocus onClick={() => last.answer(true)}>
          {last.confirmLabel}
        </Button>
      </Group>
    </Modal>
  );
}
