import { type ChangeStoreRequest, endpoints, type Store } from '@mailwright/contract';
import { Alert, Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '../../../../shared/api/call.ts';
import { errorSentence } from '../../../../shared/api/error-sentence.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { DialogActions } from '../../../../shared/ui/dialog/DialogActions.tsx';
import { toast } from '../../../../shared/ui/toast/toast.tsx';
import { storesQuery } from '../stores-query.ts';

interface ChangeFormProps {
  readonly store: Store;
  readonly close: () => void;
  /** What is sent; null where something is missing still. */
  readonly change: () => ChangeStoreRequest | null;
  /** Said when it is saved. */
  readonly done: string;
  readonly children: ReactNode;
}

/** A form that changes a store. What is refused is said in it, and nothing entered is lost. */
export function ChangeForm({ store, close, change, done, children }: ChangeFormProps) {
  const t = useT('stores');
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: (body: ChangeStoreRequest) => call(endpoints.stores.change, { params: { id: store.storeUuid }, body }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: storesQuery.queryKey });
      toast.success(done);
      close();
    },
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const body = change();
        if (body !== null) save.mutate(body);
      }}
    >
      {children}
      {save.error && (
        <Alert color="red" mt="md" role="alert">
          {errorSentence(save.error)}
        </Alert>
      )}
      <DialogActions>
        <Button variant="default" onClick={close}>
          {t('shared:cancel')}
        </Button>
        <Button type="submit" loading={save.isPending}>
          {t('save')}
        </Button>
      </DialogActions>
    </form>
  );
}
