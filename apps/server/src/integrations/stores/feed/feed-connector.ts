import { type FeedLook, type FeedSettings, LIMITS } from '@mailwright/contract';
import { type FetchedStream, FetchFailed, FetchRefused, type GuardedStream } from '../../../fetch/guarded-fetch.ts';
import { type ProductBatch, type StoreConnector, StoreFailure } from '../port.ts';
import { shopAddress } from '../shop-address.ts';
import { fetchFailure, statusFailure } from '../shop-request.ts';
import { lookAtFeed } from './look-at-feed.ts';
import { readFeed } from './read-feed.ts';

/** Longest time for the whole of a feed, milliseconds. */
const FEED_TIMEOUT_MS = 20 * 60_000;

/** Longest time for its beginning, while somebody waits for it, milliseconds. */
const LOOK_TIMEOUT = 30_000;

/** A feed at an address. It is always read from its beginning. */
export function createFeedConnector(stream: GuardedStream, address: URL, settings: FeedSettings): StoreConnector {
  async function* batches(timeout: number): AsyncGenerator<ProductBatch, void> {
    const opened = await openFeed(stream, address, LIMITS.stores.feedBytes, timeout);
    try {
      yield* readFeed(opened.content, settings, { contentType: contentTypeOf(opened) });
    } catch (error) {
      throw error instanceof FetchFailed || error instanceof FetchRefused ? fetchFailure(error) : error;
    } finally {
      opened.close();
    }
  }

  return {
    async test() {
      const products = await firstProducts(batches(LOOK_TIMEOUT));
      const currency = products.find((one) => one.currency !== null)?.currency ?? settings.currency;
      return {
        name: address.hostname.replace(/^www\./, ''),
        currency,
        total: null,
        products: products.slice(0, LIMITS.stores.sample),
      };
    },
    products: () => batches(FEED_TIMEOUT_MS),
  };
}

async function firstProducts(batches: AsyncIterable<ProductBatch>): Promise<ProductBatch['products']> {
  for await (const { products } of batches) if (products.length > 0) return products;
  return [];
}

/**
 * `lookAtFeed` of the feed at an address, as a person typed it.
 * @throws StoreFailure
 */
export async function lookAtFeedAddress(stream: GuardedStream, typed: string): Promise<FeedLook> {
  const opened = await openFeed(stream, shopAddress(typed), Number.POSITIVE_INFINITY, LOOK_TIMEOUT);
  const parts: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const part of opened.content) {
      parts.push(part);
      bytes += part.length;
      if (bytes >= LIMITS.stores.lookBytes) break;
    }
  } catch (error) {
    throw fetchFailure(error);
  } finally {
    opened.close();
  }
  return lookAtFeed(Buffer.concat(parts).subarray(0, LIMITS.stores.lookBytes), contentTypeOf(opened));
}

async function openFeed(
  stream: GuardedStream,
  { href }: URL,
  maxBytes: number,
  timeout: number,
): Promise<FetchedStream> {
  const opened = await stream(href, { maxBytes, timeout }).catch((error: unknown) => {
    throw fetchFailure(error);
  });
  if (opened.status === 200) return opened;
  opened.close();
  if (opened.status !== 404) throw statusFailure(opened);
  throw new StoreFailure('STORE_UNREADABLE', 'There is no feed at this address (404).');
}

function contentTypeOf({ headers }: FetchedStream): string {
  const told = headers['content-type'];
  return typeof told === 'string' ? told : '';
}
