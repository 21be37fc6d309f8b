import { Alert, Button, Group, Modal, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { errorSentence } from '../../api/error-sentence.ts';
import type { AsyncStatus } from '../../async-status.ts';
import { useT } from '../../i18n/use-t.ts';
import type { OpenQuestion } from './confirm.ts';
import { focusContentIfLost } from './use-focus-back.ts';

type Flow =
  | { readonly status: Exclude<AsyncStatus, 'error'> }
  | { readonly status: 'error'; readonly sentence: string };

const IDLE: Flow = { status: 'idle' };

/** Shows the question of `confirm`. While it fades out after the answer it still shows the question. */
export function ConfirmDialog({ question }: { readonly question: OpenQuestion | null }) {
  const t = useT('shared');
  const [last, setLast] = useState(question);
  const [flow, setFlow] = useState<Flow>(IDLE);
  // Opening after the first drawing lets the dialog see which element has the focus, to give it back there.
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  if (question !== null && question !== last) {
    setLast(question);
    setFlow(IDLE);
  }
  if (last === null) return null;

  async function agree({ act, answer }: OpenQuestion) {
    if (act === undefined) return answer(true);
    setFlow({ status: 'loading' });
    try {
      await act();
      setFlow(IDLE);
      answer(true);
    } catch (error) {
      setFlow({ status: 'error', sentence: errorSentence(error) });
    }
  }

  return (
    <Modal
      opened={question !== null && ready}
      data-closing={question === null ? true : undefined}
      onClose={() => flow.status !== 'loading' && last.answer(false)}
      onExitTransitionEnd={focusContentIfLost}
      title={last.title}
      size={440}
      centered
      zIndex={300}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <Text c="dimmed">{last.body}</Text>
      {flow.status === 'error' && (
        <Alert color="red" mt="md" role="alert">
          {flow.sentence}
        </Alert>
      )}
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" disabled={flow.status === 'loading'} onClick={() => last.answer(false)}>
          {last.cancelLabel ?? t('cancel')}
        </Button>
        <Button
          color={last.danger === true ? 'red.8' : undefined}
          data-autofocus
          loading={flow.status === 'loading'}
          onClick={() => void agree(last)}
        >
          {last.confirmLabel}
        </Button>
      </Group>
    </Modal>
  );
}
