import { queryClient } from '../../../../shared/api/query-client.ts';

/** First part of the query keys of the open editor itself. */
export const EDITOR_QUERIES = 'editor';

/**
 * Marks everything that was loaded outside the editor as out of date, so that lists show what was changed here. `later`:
 * what is shown at this moment is not loaded anew.
 */
export function refreshLists({ later = false } = {}): void {
  void queryClient.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] !== EDITOR_QUERIES,
    refetchType: later ? 'none' : 'active',
  });
}
