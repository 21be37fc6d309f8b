/** The specification's words for how far a call is. */
export type AsyncStatus = 'idle' | 'loading' | 'success' | 'error';

export function statusOf({ status }: { readonly status: 'idle' | 'pending' | 'success' | 'error' }): AsyncStatus {
  return status === 'pending' ? 'loading' : status;
}
