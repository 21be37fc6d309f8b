import { endpoints, type StoredBrandKit } from '@mailwright/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../../shared/api/call.ts';

/** Returns the query for the number of templates that use a kit, and of those with other values than the kit has now. */
export function usesCountQuery({ id, revision }: Pick<StoredBrandKit, 'id' | 'revision'>) {
  return queryOptions({
    queryKey: ['impact', 'brand', 'count', id, revision],
    queryFn: ({ signal }) => call(endpoints.brand.uses, { params: { id }, query: { limit: 1, offset: 0 } }, { signal }),
    staleTime: 0,
  });
}
