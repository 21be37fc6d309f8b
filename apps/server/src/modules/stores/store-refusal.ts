import { AppError } from '../../app-error.ts';
import { FetchFailed, FetchRefused, FetchTooLarge } from '../../fetch/guarded-fetch.ts';
import { StoreFailure } from '../../integrations/stores/port.ts';

/** Asks a store for a person, and throws a failure of the store as an error for the person. */
export async function orRefusal<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const failure = storeFailureOf(error);
    throw failure ? refusalOf(failure) : error;
  }
}

/** Returns the failure of a store as an error of the API; the line of a feed is in its details. */
export function refusalOf(failure: StoreFailure): AppError {
  const { code, message, line, retryAfter, cause } = failure;
  return new AppError(code, {
    sentence: message,
    cause,
    ...(line !== null && { details: [{ path: `line.${line}`, message }] }),
    ...(retryAfter !== null && { retryAfter }),
  });
}

/** Returns the failure of the store; null when the error is not the store's fault. */
function storeFailureOf(error: unknown): StoreFailure | null {
  if (error instanceof StoreFailure) return error;
  const details = { cause: error };
  if (error instanceof FetchRefused)
    return new StoreFailure('STORE_NOT_PUBLIC', 'Use an address on the public web.', details);
  if (error instanceof FetchTooLarge)
    return new StoreFailure('STORE_TOO_LARGE', 'There is more than can be read.', details);
  if (error instanceof FetchFailed)
    return new StoreFailure('STORE_UNREACHABLE', 'The store did not answer. Check its address.', details);
  return null;
}
