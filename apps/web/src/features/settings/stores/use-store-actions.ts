import { endpoints, type Store } from '@mailwright/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { errorSentence } from '../../../shared/api/error-sentence.ts';
import { storesQuery } from '../../../shared/api/stores-query.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { confirm } from '../../../shared/ui/dialog/confirm.ts';
import { toast } from '../../../shared/ui/toast/toast.tsx';

/** Returns functions to synchronize and to disconnect a store. */
export function useStoreActions({ storeUuid: id, name, hasCredentials }: Store, onGone: () => void) {
  const t = useT('stores');
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: storesQuery.queryKey });
  const sync = useMutation({
    mutationFn: () => call(endpoints.stores.synchronize, { params: { id } }),
    onSuccess: refresh,
    onError: (error) => toast.error(errorSentence(error)),
  });
  const disconnect = async () => {
    const act = async () => {
      await call(endpoints.stores.disconnect, { params: { id } });
      await refresh();
    };
    const question = {
      title: t('disconnect.title', { name }),
      body: t(hasCredentials ? 'disconnect.bodyKey' : 'disconnect.body'),
      confirmLabel: t('disconnect'),
      danger: true,
    };
    if (!(await confirm({ ...question, act }))) return;
    toast.success(t('disconnected', { name }));
    onGone();
  };
  return { synchronize: () => sync.mutate(), synchronizing: sync.isPending, disconnect };
}
