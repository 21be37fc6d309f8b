import {
  type FetchedFile,
  type FetchedStream,
  FetchRefused,
  FetchTooLarge,
  type GuardedFetch,
} from '../../fetch/guarded-fetch.ts';
import { StoreFailure } from './port.ts';

const LIMITS = { maxBytes: 24 * 1024 * 1024, timeout: 60_000 } as const;

/** Longest wait that a shop may ask for, seconds, and how often it is waited. */
const WAIT_LIMITS = { seconds: 10, times: 3 } as const;

/** Shopify's status for what it takes for a robot. */
const REJECTED = 430;

const FROZEN = new Set([402, 420, 423]);

export interface ShopQuestion {
  readonly headers?: Readonly<Record<string, string>>;
  /** Body of a POST. */
  readonly body?: string;
  readonly maxBytes?: number;
  /** Makes the address that is asked, anew for each time. */
  readonly sign?: (address: string) => string;
  /** Returns what a refusal means when its status alone does not say it; null when the status does. */
  readonly refusal?: (answer: FetchedFile) => StoreFailure | null;
}

export type Wait = (milliseconds: number) => Promise<void>;

/** Asks a shop; answers 200 and 404, waits where it is asked to for some seconds, and fails with `StoreFailure` else. */
export type ShopRequest = (address: string, question?: ShopQuestion) => Promise<FetchedFile>;

/** Returns a function that asks a shop. Addresses, and what failed on them, are not reported: they may hold a key. */
export function createShopRequest(fetch: GuardedFetch, wait: Wait): ShopRequest {
  return async (address, { sign, refusal, ...question } = {}) => {
    for (let times = 1; ; times += 1) {
      const answer = await fetch(sign?.(address) ?? address, { ...LIMITS, ...question }).catch((error: unknown) => {
        throw fetchFailure(error);
      });
      if (answer.status === 200 || answer.status === 404) return answer;
      const failure = refusal?.(answer) ?? statusFailure(answer);
      const isShort = failure.retryAfter !== null && failure.retryAfter <= WAIT_LIMITS.seconds;
      if (failure.code !== 'STORE_BUSY' || !isShort || times > WAIT_LIMITS.times) throw failure;
      await wait(Math.max(failure.retryAfter ?? 0, 1) * 1000);
    }
  };
}

/** Returns what a failed fetch means for a store. */
export function fetchFailure(error: unknown): StoreFailure {
  if (error instanceof StoreFailure) return error;
  const cause = error instanceof Error ? error.name : 'Error';
  if (error instanceof FetchRefused) {
    return new StoreFailure('STORE_NOT_PUBLIC', 'The address does not lead to the public web.', { cause });
  }
  if (error instanceof FetchTooLarge) {
    return new StoreFailure('STORE_TOO_LARGE', 'The answer of the store is larger than what is read.', { cause });
  }
  return new StoreFailure('STORE_UNREACHABLE', 'The store did not answer. Check its address.', { cause });
}

/** Returns what a status other than success means. */
export function statusFailure({ status, retryAfter }: Pick<FetchedStream, 'status' | 'retryAfter'>): StoreFailure {
  const details = retryAfter === undefined ? {} : { retryAfter };
  if (status === 429 || status === REJECTED || (status === 503 && retryAfter !== undefined)) {
    return new StoreFailure('STORE_BUSY', 'The store asks to wait before it is asked again.', details);
  }
  if (status === 401 || status === 403) {
    return new StoreFailure('STORE_ACCESS', 'The store refused access to its products.');
  }
  if (FROZEN.has(status)) return new StoreFailure('STORE_UNREACHABLE', 'The store is closed or locked at the moment.');
  if (status >= 500) return new StoreFailure('STORE_UNREACHABLE', `The store answered with an error (${status}).`);
  return new StoreFailure('STORE_UNREADABLE', `There are no products at this address (${status}).`);
}

/** JSON of an answer; undefined where it is something else, as a web page. */
export function jsonOf({ content }: Pick<FetchedFile, 'content'>): unknown {
  try {
    return JSON.parse(content.toString('utf8').replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}
