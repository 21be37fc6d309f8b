import type { Query } from '@tanstack/react-query';
import { queryClient } from '../../../../shared/api/query-client.ts';

/** First part of the query keys of the open editor itself. */
export const EDITOR_QUERIES = 'editor';

const isOutside = ({ queryKey }: Pick<Query, 'queryKey'>) => queryKey[0] !== EDITOR_QUERIES;

/** Shown, and on its way for the first time: it would be taken for new, and may have been read before the change. */
const isOnItsWay = (query: Query) =>
  isOutside(query) && query.isActive() && query.state.fetchStatus === 'fetching' && query.state.data === undefined;

/**
 * Marks everything that was loaded outside the editor as out of date, so that lists show what was changed here. `later`:
 * what is shown at this moment is not loaded anew.
 */
export function refreshLists({ later = false } = {}): void {
  const outdate = () => queryClient.invalidateQueries({ predicate: isOutside, refetchType: later ? 'none' : 'active' });
  const first = later ? [] : queryClient.getQueryCache().findAll({ predicate: isOnItsWay });
  if (first.length === 0) void outdate();
  else void Promise.all(first.map((query) => query.cancel({ revert: true }))).then(outdate);
}
