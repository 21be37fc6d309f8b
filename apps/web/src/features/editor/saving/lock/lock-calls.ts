import { endpoints, type LockAnswer } from '@mailwright/contract';
import { ApiError } from '../../../../shared/api/api-error.ts';
import { call } from '../../../../shared/api/call.ts';

/** Requests to the server about one template's lock. */
export interface LockCalls {
  /** With a number: renews that lock. Without: takes a new one. */
  take(number: number | undefined): Promise<LockAnswer>;
  /** Gives back the lock of that number; the request outlives the page. */
  release(number: number): Promise<unknown>;
}

/** Longest time that taking or renewing a lock waits for an answer, milliseconds; then the next renewal is due. */
const LOCK_TIMEOUT_MS = 20_000;

export function lockCalls(id: string): LockCalls {
  const row = endpoints.sharing.lock;
  return {
    async take(number) {
      const signal = AbortSignal.timeout(LOCK_TIMEOUT_MS);
      try {
        return await call(row, { params: { id, locked: 'true' }, headers: { 'x-lock': number } }, { signal });
      } catch (error) {
        throw signal.aborted ? new ApiError(0, 'NETWORK', '', undefined, { cause: error }) : error;
      }
    },
    release: (number) =>
      call(row, { params: { id, locked: 'false' }, headers: { 'x-lock': number } }, { keepalive: true }),
  };
}
