import { endpoints, type StoredBrandKit } from '@mailwright/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../../shared/api/call.ts';

/** In how many templates a kit is used, and how many of them have other values than it has now. */
export function usesCountQuery({ id, revision }: Pick<StoredBrandKit, 'id' | 'revision'>) {
  return queryOptions({
    queryKey: ['impact', 'brand', 'count', id, revision],
    queryFn: ({ signal }) => call(endpoints.brand.uses, { params: { id }, query: { limit: 1, offset: 0 } }, { signal }),
    staleTime: 0,
  });
}
