import { ApiError } from '../../../../../shared/api/api-error.ts';

/** Returns when a source that had too many searches may be asked again, milliseconds since 1970; null for any other failure. */
export function retryAtOf(error: Error | null, failedAt: number): number | null {
  if (!(error instanceof ApiError) || error.code !== 'RATE_LIMITED') return null;
  const { retryAfter } = (error.body ?? {}) as { readonly retryAfter?: unknown };
  return failedAt + (typeof retryAfter === 'number' ? retryAfter : 60) * 1000;
}
