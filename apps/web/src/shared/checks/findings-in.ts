import type { FindingInfo } from '@mailwright/contract';
import { ApiError } from '../api/api-error.ts';

/** What holds up a publishing, as the server's refusal names it; null where something else failed. */
export function findingsIn(error: unknown): readonly FindingInfo[] | null {
  if (!(error instanceof ApiError) || error.code !== 'CHECKS_FAILED') return null;
  const { findings } = error.body as { readonly findings?: readonly FindingInfo[] };
  return findings ?? [];
}
