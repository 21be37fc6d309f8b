import type { Store } from '@mailwright/contract';
import { queryOptions } from '@tanstack/react-query';
import { storesQuery } from '../../../shared/api/stores-query.ts';

/** Between two looks at a store whose products are on their way, milliseconds. */
const POLL = 1500;

/** The stores, looked at again while products of one are on their way. */
export const watchedStoresQuery = queryOptions({
  ...storesQuery,
  refetchInterval: ({ state }) => (state.data?.some(isComing) === true ? POLL : false),
});

/** Its products are being read, or will be in a moment. */
export function isComing({ sync }: Store): boolean {
  return sync.state === 'running' || sync.state === 'waiting';
}
