import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

/** A refusal will be the same the second time; a lost connection or a failing server may not be. */
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
