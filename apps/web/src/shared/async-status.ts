/** How far something is that takes a while: the specification's words, of which `success` is also called resolved and `error` rejected. */
export type AsyncStatus = 'idle' | 'loading' | 'success' | 'error';

/** How far a call of TanStack Query is. */
export function statusOf({ status }: { readonly status: 'idle' | 'pending' | 'success' | 'error' }): AsyncStatus {
  return status === 'pending' ? 'loading' : status;
}
