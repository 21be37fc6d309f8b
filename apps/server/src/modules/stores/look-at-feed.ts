import { type FeedLook, LIMITS } from '@mailwright/contract';
import type { FetchedStream, GuardedStream } from '../../fetch/guarded-fetch.ts';
import { type LookAtFeed, StoreFailure } from '../../integrations/stores/port.ts';

const TIMEOUT = 20_000;

/** Reads the beginning of the feed at an address, and no more of it. Fails with `StoreFailure`, or as fetching does. */
export async function lookAtFeedOf(url: string, stream: GuardedStream, look: LookAtFeed): Promise<FeedLook> {
  const { lookBytes, feedBytes } = LIMITS.stores;
  const answer = await stream(url, { maxBytes: feedBytes, timeout: TIMEOUT });
  try {
    requireFeed(answer);
    const parts: Buffer[] = [];
    let bytes = 0;
    for await (const part of answer.content) {
      parts.push(part);
      bytes += part.length;
      if (bytes >= lookBytes) break;
    }
    return await look(Buffer.concat(parts).subarray(0, lookBytes));
  } finally {
    answer.close();
  }
}

function requireFeed({ status, retryAfter }: FetchedStream): void {
  if (status >= 200 && status < 300) return;
  const wait = retryAfter === undefined ? {} : { retryAfter };
  if (status === 429 || status === 503) throw new StoreFailure('STORE_BUSY', 'The store asks to wait.', wait);
  if (status === 401 || status === 403) throw new StoreFailure('STORE_ACCESS', 'The address asks for a password.');
  if (status >= 500) throw new StoreFailure('STORE_UNREACHABLE', `The address answers with an error (${status}).`);
  throw new StoreFailure('STORE_UNREADABLE', `There is no feed at this address (${status}).`);
}
