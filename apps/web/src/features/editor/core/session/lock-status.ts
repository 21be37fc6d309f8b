import type { ApiError } from '../../../../shared/api/api-error.ts';

/** State of an open template's lock. */
export type LockStatus =
  /** It is not shared, so nobody needs one. */
  | { readonly kind: 'none' }
  | { readonly kind: 'held' }
  /** The last renewal got no answer; from `until` (milliseconds) on somebody else may take it. */
  | { readonly kind: 'unsure'; readonly until: number }
  /** Somebody else has had it since, or the template may no longer be edited: for good, until it is opened anew. */
  | { readonly kind: 'lost'; readonly error: ApiError };
