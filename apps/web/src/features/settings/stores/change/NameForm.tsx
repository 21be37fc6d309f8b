import { LIMITS } from '@mailwright/contract';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { ChangeForm } from './ChangeForm.tsx';
import type { StoreFormProps } from './ChangeStoreDialog.tsx';

export function NameForm({ store, close }: StoreFormProps) {
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
