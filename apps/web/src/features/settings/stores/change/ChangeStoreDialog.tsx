import type { Store } from '@mailwright/contract';
import { useState } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { DialogFrame } from '../../../../shared/ui/dialog/DialogFrame.tsx';
import { ColumnsForm } from './ColumnsForm.tsx';
import { CredentialsForm } from './CredentialsForm.tsx';
import { NameForm } from './NameForm.tsx';
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
