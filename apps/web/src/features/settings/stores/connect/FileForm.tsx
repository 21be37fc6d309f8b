import { LIMITS } from '@mailwright/contract';
import { Alert, Button, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { DialogActions } from '../../../../shared/ui/dialog/DialogActions.tsx';
import { storeRefusal } from '../store-refusal.ts';
import type { ConnectFormProps } from './ConnectDialog.tsx';
import { FileChoice } from './FileChoice.tsx';
import { settingsOf } from './feed-draft.ts';
import { useConnect } from './use-connect.ts';
import { useFileLook } from './use-file-look.ts';

/** Connects a store whose products are in a file. */
export function FileForm({ back, done, onTyped }: ConnectFormProps) {
  const t = useT('stores');
  const looked = useFileLook();
  const [typedName, setTypedName] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const connect = useConnect(done);
  const { file, draft } = looked;
  const name = typedName ?? file?.name.replace(/\.\w+$/, '') ?? '';
  const submit = () => {
    setTried(true);
    const feed = draft && settingsOf(draft);
    if (feed === null || file === null || name.trim() === '') return;
    connect.mutate({ kind: 'file', name: name.trim(), feed, file });
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap="sm">
        <TextInput
          label={t('name')}
          maxLength={LIMITS.name.max}
          value={name}
          error={tried && name.trim() === '' && t('messages:storeNameRequired')}
          onChange={({ currentTarget }) => {
            setTypedName(currentTarget.value);
            onTyped();
          }}
        />
        <FileChoice looked={looked} tried={tried} onChosen={onTyped} />
        {connect.error && (
          <Alert color="red" role="alert">
            {storeRefusal(connect.error)?.sentence}
          </Alert>
        )}
      </Stack>
      <DialogActions>
        <Button variant="subtle" onClick={back}>
          {t('back')}
        </Button>
        <Button type="submit" loading={connect.isPending} disabled={looked.look.isPending}>
          {t('connect.submit')}
        </Button>
      </DialogActions>
    </form>
  );
}
