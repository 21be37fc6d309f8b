import { endpoints, type FeedSettings } from '@mailwright/contract';
import { Alert, Button, Stack } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../shared/api/call.ts';
import { storesQuery } from '../../../../shared/api/stores-query.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { DialogActions } from '../../../../shared/ui/dialog/DialogActions.tsx';
import { toast } from '../../../../shared/ui/toast/toast.tsx';
import { FileChoice } from '../connect/FileChoice.tsx';
import { settingsOf } from '../connect/feed-draft.ts';
import { useFileLook } from '../connect/use-file-look.ts';
import { storeRefusal } from '../store-refusal.ts';
import type { StoreFormProps } from './ChangeStoreDialog.tsx';

/** Asks for a new file with the products of a store of the kind `file`. */
export function NewFileForm({ store, close }: StoreFormProps) {
  const t = useT('stores');
  const queries = useQueryClient();
  const looked = useFileLook();
  const [tried, setTried] = useState(false);
  const replace = useMutation({
    mutationFn: async ({ file, feed }: { readonly file: File; readonly feed: FeedSettings }) => {
      const params = { id: store.storeUuid };
      await call(endpoints.stores.change, { params, body: { feed } });
      return call(endpoints.stores.replaceFile, { params, body: {}, files: [file] });
    },
    onSuccess: () => {
      toast.success(t('file.replaced'));
      close();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: storesQuery.queryKey }),
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        const { file, draft } = looked;
        const feed = draft && settingsOf(draft);
        if (file !== null && feed !== null) replace.mutate({ file, feed });
      }}
    >
      <Stack gap="sm">
        <FileChoice looked={looked} tried={tried} onChosen={() => replace.reset()} />
        {replace.error && (
          <Alert color="red" role="alert">
            {storeRefusal(replace.error)?.sentence}
          </Alert>
        )}
      </Stack>
      <DialogActions>
        <Button variant="default" onClick={close}>
          {t('shared:cancel')}
        </Button>
        <Button type="submit" loading={replace.isPending} disabled={looked.look.isPending}>
          {t('file.replace')}
        </Button>
      </DialogActions>
    </form>
  );
}
