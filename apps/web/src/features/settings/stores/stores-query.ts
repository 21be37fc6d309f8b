import type { Store } from '@mailwright/contract';
import { queryOptions } from '@tanstack/react-query';
import { storesQuery } from '../../../shared/api/stores-query.ts';

/** Interval between two requests while products of a store are being read, milliseconds. */
const POLL = 1500;

/** Query for the stores, repeated while products of one are being read. */
export const watchedStoresQuery = queryOptions({
  ...storesQuery,
  refetchInterval: ({ state }) => (state.data?.some(isComing) === true ? POLL : false),
});

/** Returns whether the store's products are being read or will be soon. */
export function isComing({ sync }: Store): boolean {
  return sync.state === 'running' || sync.state === 'waiting';
}
