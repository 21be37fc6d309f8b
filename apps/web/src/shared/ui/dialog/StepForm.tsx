import { Alert, Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { errorSentence } from '../../api/error-sentence.ts';
import { useT } from '../../i18n/use-t.ts';
import { DialogActions } from './DialogActions.tsx';

interface StepFormProps {
  readonly children: ReactNode;
  /** True when all required values are entered. */
  readonly isReady: boolean;
  readonly submit: () => void;
  readonly submitLabel: string;
  readonly danger?: boolean;
  readonly close: () => void;
  /** Error of the last try; null or undefined for none. */
  readonly error: unknown;
  readonly isPending: boolean;
}

/** Shows a step of a dialog or a page that asks for something: its fields, its error, and the buttons to go on or to leave. */
export function StepForm(props: StepFormProps) {
  const { children, isReady, submit, submitLabel, danger = false, close, error, isPending } = props;
  const t = useT('shared');
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) submit();
      }}
    >
      {children}
      {error !== null && error !== undefined && (
        <Alert color="red" mt="md" role="alert">
          {errorSentence(error)}
        </Alert>
      )}
      <DialogActions>
        <Button variant="default" onClick={close}>
          {t('cancel')}
        </Button>
        <Button type="submit" {...(danger && { color: 'red.8' })} disabled={!isReady} loading={isPending}>
          {submitLabel}
        </Button>
      </DialogActions>
    </form>
  );
}
