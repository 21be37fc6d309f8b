import { setTimeout } from 'node:timers/promises';
import type { GuardedFetch, GuardedStream } from '../../fetch/guarded-fetch.ts';
import { createFeedConnector } from './feed/feed-connector.ts';
import { type Connect, type StoreConnector, StoreFailure } from './port.ts';
import { shopAddress } from './shop-address.ts';
import { createShopRequest, type Wait } from './shop-request.ts';
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
  const ask = createShopRequest(fetch, wait);
  const connectorOf: Connect = ({ kind, url, credentials, feed }) => {
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
  return (source) => withOwnProducts(connectorOf(source));
}

/** A product that is asked for by its id is the one with that id: shops behind caches have answered with others. */
function withOwnProducts(connector: StoreConnector): StoreConnector {
  const { product: ask } = connector;
  if (!ask) return connector;
  return {
    ...connector,
    async product(id) {
      const product = await ask(id);
      if (product === null || product.id === id) return product;
      throw new StoreFailure('STORE_UNREADABLE', 'The store answered with another product.');
    },
  };
}
