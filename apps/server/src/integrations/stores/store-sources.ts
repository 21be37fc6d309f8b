import { type ConnectDeps, createConnect } from './create-connect.ts';
import { lookAtFeedAddress } from './feed/feed-connector.ts';
import { lookAtFeed } from './feed/look-at-feed.ts';
import { readFeed } from './feed/read-feed.ts';
import type { StoreSources } from './port.ts';
import { shopAddress } from './shop-address.ts';

/** Shops and feeds of the open internet, and feeds that are sent as files. */
export function createStoreSources(deps: ConnectDeps): StoreSources {
  return {
    connect: createConnect(deps),
    readFeed: (content, settings) => readFeed(content, settings),
    lookAtFeed: (beginning) => lookAtFeed(beginning),
    addressOf: shopAddress,
    lookAtAddress: (url) => lookAtFeedAddress(deps.stream, url),
  };
}
