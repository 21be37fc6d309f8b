import { setTimeout } from 'node:timers/promises';
import type { GuardedFetch, GuardedStream } from '../../fetch/guarded-fetch.ts';
import { createAskShop, type Wait } from './ask-shop.ts';
import { createFeedConnector } from './feed/feed-connector.ts';
import { type Connect, StoreFailure } from './port.ts';
import { shopAddress } from './shop-address.ts';
import { createAdmin } from './shopify/admin.ts';
import { createStorefront } from './shopify/storefront.ts';
import { createRestApi } from './woocommerce/rest-api.ts';
import { createStoreApi } from './woocommerce/store-api.ts';

export interface ConnectDeps {
  readonly fetch: GuardedFetch;
  readonly stream: GuardedStream;
  /** Waits between two questions; tests do not. */
  readonly wait?: Wait;
}

/** Connectors for all kinds of stores, over the guarded fetch alone. */
export function createConnect({ fetch, stream, wait = async (ms) => setTimeout(ms) }: ConnectDeps): Connect {
  const ask = createAskShop(fetch, wait);
  return ({ kind, url, credentials, feed }) => {
    const address = shopAddress(url);
    switch (kind) {
      case 'woocommerce':
        return credentials && 'key' in credentials
          ? createRestApi(ask, address, credentials)
          : createStoreApi(ask, address);
      case 'shopify':
        return credentials ? createAdmin(ask, wait, address, credentials) : createStorefront(ask, wait, address);
      case 'feed':
        if (!feed) throw new StoreFailure('STORE_UNREADABLE', 'It is not known how the feed is read.');
        return createFeedConnector(stream, address, feed);
    }
  };
}
