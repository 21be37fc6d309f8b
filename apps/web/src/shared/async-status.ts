/** Status of work that takes time, in the specification's words; `success` is also called resolved and `error` rejected. */
export type AsyncStatus = 'idle' | 'loading' | 'success' | 'error';

/** Returns the status of a query or mutation of TanStack Query. */
export function statusOf({ status }: { readonly status: 'idle' | 'pending' | 'success' | 'error' }): AsyncStatus {
  return status === 'pending' ? 'loading' : status;
}
