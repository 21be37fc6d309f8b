import { queryClient } from '../../../shared/api/query-client.ts';

/** First part of the query keys of the open editor itself. */
export const EDITOR_QUERIES = 'editor';

/** Marks everything that was loaded outside the editor as out of date, so that lists show what was changed here. */
export function refreshLists(): void {
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== EDITOR_QUERIES });
}
