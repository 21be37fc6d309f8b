import { LIMITS, type Store } from '@mailwright/contract';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { DialogFrame } from '../../../../shared/ui/dialog/DialogFrame.tsx';
import { ChangeForm } from './ChangeForm.tsx';
import { ColumnsForm } from './ColumnsForm.tsx';
import { CredentialsForm } from './CredentialsForm.tsx';
import { NewFileForm } from './NewFileForm.tsx';

/** Part of a store that is changed. */
export type StoreChange = 'name' | 'credentials' | 'columns' | 'file';

export interface StoreFormProps {
  readonly store: Store;
  readonly close: () => void;
}

const FORMS = { name: NameForm, credentials: CredentialsForm, columns: ColumnsForm, file: NewFileForm };

interface ChangeStoreDialogProps extends StoreFormProps {
  /** Part to change; null while the dialog is closed. */
  readonly change: StoreChange | null;
}

/** Shows the dialog that changes one part of a store. */
export function ChangeStoreDialog({ store, change, close }: ChangeStoreDialogProps) {
  const t = useT('stores');
  // What was open is still shown while the dialog fades away.
  const [last, setLast] = useState<StoreChange>('name');
  if (change !== null && change !== last) setLast(change);
  const Form = FORMS[last];
  const title = last === 'credentials' && !store.hasCredentials ? 'addCredentials' : last;
  const wide = last === 'columns' || last === 'file';
  return (
    <DialogFrame opened={change !== null} size={wide ? 720 : 480} title={t(`change.${title}`)} onClose={close}>
      <Form store={store} close={close} />
    </DialogFrame>
  );
}

function NameForm({ store, close }: StoreFormProps) {
  const t = useT('stores');
  const [name, setName] = useState(store.name);
  const [tried, setTried] = useState(false);
  const isEmpty = name.trim() === '';
  return (
    <ChangeForm
      store={store}
      close={close}
      change={() => {
        setTried(true);
        return isEmpty ? null : { name };
      }}
      done={t('renamed')}
    >
      <TextInput
        data-autofocus
        label={t('name')}
        value={name}
        maxLength={LIMITS.name.max}
        error={tried && isEmpty && t('messages:storeNameRequired')}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
    </ChangeForm>
  );
}
