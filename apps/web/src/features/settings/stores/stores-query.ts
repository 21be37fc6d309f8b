import { endpoints, type Store } from '@mailwright/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';

/** Between two looks at a store whose products are on their way, milliseconds. */
const POLL = 1500;

export const storesQuery = queryOptions({
  queryKey: ['stores'],
  queryFn: ({ signal }) => call(endpoints.stores.list, {}, { signal }),
  refetchInterval: ({ state }) => (state.data?.some(isComing) === true ? POLL : false),
});

/** Its products are being read, or will be in a moment. */
export function isComing({ sync }: Store): boolean {
  return sync.state === 'running' || sync.state === 'waiting';
}
