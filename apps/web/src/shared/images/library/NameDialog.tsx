import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { errorSentence } from '../../api/error-sentence.ts';
import { useT } from '../../i18n/use-t.ts';
import { DialogActions } from '../../ui/dialog/DialogActions.tsx';
import { DialogFrame } from '../../ui/dialog/DialogFrame.tsx';

/** Question for a name. */
export interface NameQuestion {
  readonly title: string;
  readonly value: string;
  readonly maxLength: number;
  readonly confirmLabel: string;
  /** Saves the name. When it rejects, the error is shown at the input, and the person can try again. */
  readonly save: (name: string) => Promise<unknown>;
}

interface NameDialogProps {
  /** Question that is asked; null while the dialog is closed. */
  readonly question: NameQuestion | null;
  readonly close: () => void;
}

/** Asks for a name. */
export function NameDialog({ question, close }: NameDialogProps) {
  const [last, setLast] = useState(question);
  if (question !== null && question !== last) setLast(question);
  return (
    <DialogFrame opened={question !== null} size={440} title={last?.title} onClose={close} zIndex={250} centered>
      {last && <NameForm question={last} close={close} />}
    </DialogFrame>
  );
}

function NameForm({
  question: { value, maxLength, confirmLabel, save },
  close,
}: NameDialogProps & { readonly question: NameQuestion }) {
  const t = useT('images');
  const [name, setName] = useState(value);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (name.trim() === '') return setProblem(t('messages:nameRequired'));
    setBusy(true);
    try {
      await save(name.trim());
      close();
    } catch (error) {
      setProblem(errorSentence(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <TextInput
        data-autofocus
        label={t('name')}
        value={name}
        maxLength={maxLength}
        error={problem}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => {
          setName(currentTarget.value);
          setProblem(null);
        }}
      />
      <DialogActions>
        <Button variant="default" onClick={close}>
          {t('shared:cancel')}
        </Button>
        <Button type="submit" loading={busy}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </form>
  );
}
