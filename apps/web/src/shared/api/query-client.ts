import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

/**
 * Returns whether a failed query is tried again: a refusal would be the same the second time, but a lost connection or a
 * failing server may recover.
 */
function mayPass(failures: number, error: Error): boolean {
  const transient = !(error instanceof ApiError) || error.status >= 500;
  return transient && failures < 2;
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: mayPass, retryDelay: (attempt) => 500 * 2 ** attempt, staleTime: 15_000 },
    mutations: { retry: false },
  },
});
