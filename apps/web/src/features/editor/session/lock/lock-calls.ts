import { endpoints, type LockAnswer } from '@mailwright/contract';
import { call } from '../../../../shared/api/call.ts';

/** What the server is asked about one template's lock. */
export interface LockCalls {
  /** With a number: renews that lock. Without: takes a new one. */
  take(number: number | undefined): Promise<LockAnswer>;
  /** Gives back the lock of that number; the request outlives the page. */
  release(number: number): Promise<unknown>;
}

export function lockCalls(id: string): LockCalls {
  const row = endpoints.sharing.lock;
  return {
    take: (number) => call(row, { params: { id, locked: 'true' }, headers: { 'x-lock': number } }),
    release: (number) =>
      call(row, { params: { id, locked: 'false' }, headers: { 'x-lock': number } }, { keepalive: true }),
  };
}
