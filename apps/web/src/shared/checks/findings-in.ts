import type { FindingInfo } from '@mailwright/contract';
import { ApiError } from '../api/api-error.ts';

/** Returns the findings that prevent publishing, from the server's refusal; null for any other error. */
export function findingsIn(error: unknown): readonly FindingInfo[] | null {
  if (!(error instanceof ApiError) || error.code !== 'CHECKS_FAILED') return null;
  const { findings } = error.body as { readonly findings?: readonly FindingInfo[] };
  return findings ?? [];
}
