import { Alert, Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorSentence } from '../../../shared/api/error-sentence.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { DialogActions } from '../../../shared/ui/dialog/DialogActions.tsx';
import { DialogFrame } from '../../../shared/ui/dialog/DialogFrame.tsx';

interface NameFormProps {
  readonly opened: boolean;
  readonly name: string;
  readonly close: () => void;
  readonly act: (name: string) => Promise<void>;
}

/** Calls a passkey something else. */
export function NameForm({ opened, close, ...rest }: NameFormProps) {
  const t = useT('signIn');
  return (
    <DialogFrame opened={opened} onClose={close} title={t('passkeys.renameTitle')}>
      <Form close={close} {...rest} />
    </DialogFrame>
  );
}

function Form({ name, close, act }: Omit<NameFormProps, 'opened'>) {
  const t = useT('signIn');
  const [typed, setTyped] = useState(name);
  const save = useMutation({ mutationFn: () => act(typed.trim()) });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== '') save.mutate();
      }}
    >
      <TextInput
        label={t('passkeys.name')}
        value={typed}
        maxLength={100}
        onChange={(event) => setTyped(event.currentTarget.value)}
        data-autofocus
      />
      {save.isError && (
        <Alert color="red" mt="md" role="alert">
          {errorSentence(save.error)}
        </Alert>
      )}
      <DialogActions>
        <Button variant="default" onClick={close}>
          {t('shared:cancel')}
        </Button>
        <Button type="submit" disabled={typed.trim() === ''} loading={save.isPending}>
          {t('passkeys.rename')}
        </Button>
      </DialogActions>
    </form>
  );
}
