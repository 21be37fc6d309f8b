import { type CreateStoreRequest, endpoints, type Store } from '@mailwright/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../shared/api/call.ts';
import { storesQuery } from '../../../../shared/api/stores-query.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { toast } from '../../../../shared/ui/toast/toast.tsx';

/**
 * Returns the mutation that connects a store. `file` has the products of a store of the kind `file`; when they cannot be read,
 * the empty store is disconnected again.
 */
export function useConnect(done: () => void) {
  const t = useT('stores');
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ file, ...body }: CreateStoreRequest & { readonly file?: File }) => {
      const store: Store = await call(endpoints.stores.create, { body });
      if (file === undefined) return store;
      const params = { id: store.storeUuid };
      try {
        return await call(endpoints.stores.replaceFile, { params, body: {}, files: [file] });
      } catch (error) {
        await call(endpoints.stores.disconnect, { params }).catch(() => undefined);
        throw error;
      }
    },
    onSuccess: async ({ name }) => {
      await queries.invalidateQueries({ queryKey: storesQuery.queryKey });
      toast.success(t('connected', { name }));
      done();
    },
  });
}
