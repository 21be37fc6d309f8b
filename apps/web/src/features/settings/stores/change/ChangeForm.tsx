import { type ChangeStoreRequest, endpoints, type Store } from '@mailwright/contract';
import { Alert, Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '../../../../shared/api/call.ts';
import { storesQuery } from '../../../../shared/api/stores-query.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { DialogActions } from '../../../../shared/ui/dialog/DialogActions.tsx';
import { toast } from '../../../../shared/ui/toast/toast.tsx';
import { storeRefusal } from '../store-refusal.ts';

interface ChangeFormProps {
  readonly store: Store;
  readonly close: () => void;
  /** Returns the request to send; null when a value is missing. */
  readonly change: () => ChangeStoreRequest | null;
  /** Message shown when the change was saved. */
  readonly done: string;
  /** Fields of the form. Fields for credentials get the shop's refusal and show it themselves. */
  readonly children: ReactNode | ((onKey: string | null) => ReactNode);
}

/** Shows a form that changes a store. It shows refusals, and keeps everything entered. */
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
  const refusal = storeRefusal(save.error);
  const takesKey = typeof children === 'function';
  const onKey = takesKey && refusal?.field === 'credentials';
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const body = change();
        if (body !== null) save.mutate(body);
      }}
    >
      {takesKey ? children(onKey ? refusal.sentence : null) : children}
      {refusal && !onKey && (
        <Alert color="red" mt="md" role="alert">
          {refusal.sentence}
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
