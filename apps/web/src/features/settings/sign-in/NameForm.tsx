import { TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { DialogFrame } from '../../../shared/ui/dialog/DialogFrame.tsx';
import { StepForm } from '../../../shared/ui/dialog/StepForm.tsx';

interface NameFormProps {
  readonly opened: boolean;
  readonly name: string;
  readonly close: () => void;
  readonly act: (name: string) => Promise<void>;
}

/** Asks for another name of a passkey. */
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
    <StepForm
      isReady={typed.trim() !== ''}
      submit={() => save.mutate()}
      submitLabel={t('passkeys.rename')}
      close={close}
      error={save.error}
      isPending={save.isPending}
    >
      <TextInput
        label={t('passkeys.name')}
        value={typed}
        maxLength={100}
        onChange={(event) => setTyped(event.currentTarget.value)}
        data-autofocus
      />
    </StepForm>
  );
}
